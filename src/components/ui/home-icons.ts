import { BookOpen, HandHeart, Handshake, type LucideIcon, Users } from 'lucide-react';
import type { IconName } from '@/content/icons';

/** The pictures that the first screen opens with. The others come with the screens that show them. */
export const homeIcons = {
  Book: BookOpen,
  Hands: HandHeart,
  Handshake,
  People: Users,
} satisfies Partial<Record<IconName, LucideIcon>>;
