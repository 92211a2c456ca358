import {
  Accessibility,
  BookOpen,
  Briefcase,
  Building2,
  CalendarDays,
  Camera,
  Circle,
  Clock,
  Compass,
  Droplets,
  Flower2,
  HandHeart,
  Handshake,
  Heart,
  House,
  Leaf,
  LifeBuoy,
  type LucideIcon,
  Mail,
  MapPin,
  Megaphone,
  MessageSquareText,
  Phone,
  Printer,
  Puzzle,
  Search,
  Shield,
  Sparkles,
  Sprout,
  Users,
} from 'lucide-react';
import type { IconId } from '@/content/icons';
import { IconImage } from './icon-image';

const icons: Record<IconId, LucideIcon> = {
  accessibility: Accessibility,
  book: BookOpen,
  briefcase: Briefcase,
  building: Building2,
  calendar: CalendarDays,
  camera: Camera,
  clock: Clock,
  compass: Compass,
  droplets: Droplets,
  flower: Flower2,
  hands: HandHeart,
  handshake: Handshake,
  heart: Heart,
  home: House,
  leaf: Leaf,
  lifebuoy: LifeBuoy,
  mail: Mail,
  'map-pin': MapPin,
  megaphone: Megaphone,
  message: MessageSquareText,
  people: Users,
  phone: Phone,
  printer: Printer,
  puzzle: Puzzle,
  search: Search,
  shield: Shield,
  sparkles: Sparkles,
  sprout: Sprout,
};

function isIconId(id: string): id is IconId {
  return Object.hasOwn(icons, id);
}

/** Shows the bundled icon with that id, hidden from screen readers; a neutral circle if it does not exist. */
export function Icon({ id, className = 'size-6' }: { id: string; className?: string }) {
  return <IconImage of={isIconId(id) ? icons[id] : Circle} className={className} />;
}
