import {
  Accessibility,
  Briefcase,
  Building2,
  CalendarDays,
  Camera,
  Circle,
  Clock,
  Compass,
  Flower2,
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
} from 'lucide-react';
import type { IconName } from '@/content/icons';
import { homeIcons } from './home-icons';
import { IconImage } from './icon-image';

const pictures: Record<IconName, LucideIcon> = {
  ...homeIcons,
  Accessibility,
  Briefcase,
  Building: Building2,
  Calendar: CalendarDays,
  Camera,
  Clock,
  Compass,
  Flower: Flower2,
  Heart,
  Home: House,
  Leaf,
  Lifebuoy: LifeBuoy,
  Mail,
  'Map pin': MapPin,
  Megaphone,
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
  return <IconImage of={Picture} className={className} />;
}
