import * as lucide from 'lucide-react';
import type { IconId } from '@/content/icons';

const icons: Record<IconId, lucide.LucideIcon> = {
  accessibility: lucide.Accessibility,
  book: lucide.BookOpen,
  briefcase: lucide.Briefcase,
  building: lucide.Building2,
  calendar: lucide.CalendarDays,
  camera: lucide.Camera,
  clock: lucide.Clock,
  compass: lucide.Compass,
  droplets: lucide.Droplets,
  flower: lucide.Flower2,
  hands: lucide.HandHeart,
  handshake: lucide.Handshake,
  heart: lucide.Heart,
  home: lucide.House,
  leaf: lucide.Leaf,
  lifebuoy: lucide.LifeBuoy,
  mail: lucide.Mail,
  'map-pin': lucide.MapPin,
  megaphone: lucide.Megaphone,
  message: lucide.MessageSquareText,
  people: lucide.Users,
  phone: lucide.Phone,
  printer: lucide.Printer,
  puzzle: lucide.Puzzle,
  search: lucide.Search,
  shield: lucide.Shield,
  sparkles: lucide.Sparkles,
  sprout: lucide.Sprout,
};

function isIconId(id: string): id is IconId {
  return Object.hasOwn(icons, id);
}

/** Shows the bundled icon with that id, hidden from screen readers; a neutral circle if it does not exist. */
export function Icon({ id, className = 'size-6' }: { id: string; className?: string }) {
  const Image = isIconId(id) ? icons[id] : lucide.Circle;
  return <Image aria-hidden="true" className={`shrink-0 ${className}`} />;
}
