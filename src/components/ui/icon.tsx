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

const icons: Record<IconName, LucideIcon> = {
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
  return Object.hasOwn(icons, name);
}

/** The bundled icon of that name, hidden from screen readers; a neutral circle if there is none. */
export function Icon({ name, className = 'size-6' }: { name: string; className?: string }) {
  return <IconImage of={isIconName(name) ? icons[name] : Circle} className={className} />;
}
