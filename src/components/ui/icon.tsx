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
  Phone,
  Printer,
  Puzzle,
  Search,
  Shield,
  Sparkles,
  Sprout,
  Users,
} from 'lucide-react';
import type { IconName } from '@/content/icons';

const pictures: Record<IconName, LucideIcon> = {
  Accessibility,
  Book: BookOpen,
  Briefcase,
  Building: Building2,
  Calendar: CalendarDays,
  Camera,
  Clock,
  Compass,
  Flower: Flower2,
  Hands: HandHeart,
  Handshake,
  Heart,
  Home: House,
  Leaf,
  Lifebuoy: LifeBuoy,
  Mail,
  'Map pin': MapPin,
  Megaphone,
  People: Users,
  Phone,
  Printer,
  Puzzle,
  Search,
  Shield,
  Sparkles,
  Sprout,
};

function isIconName(name: string): name is IconName {
  return Object.hasOwn(pictures, name);
}

/** Draws the bundled icon of that name, silent to screen readers; a neutral circle where there is none of that name. */
export function Icon({ name, className = 'size-6' }: { name: string; className?: string }) {
  const Picture = isIconName(name) ? pictures[name] : Circle;
  return <Picture aria-hidden="true" focusable="false" strokeWidth={2} className={`shrink-0 ${className}`} />;
}
