import { BookOpen, HandHeart, Handshake, type LucideIcon, Users } from 'lucide-react';
import type { IconName } from '@/content/icons';

/** The icons of Home as it first appears. All others are loaded with the screens that show them. */
export const homeIcons = {
  Book: BookOpen,
  Hands: HandHeart,
  Handshake,
  People: Users,
} satisfies Partial<Record<IconName, LucideIcon>>;
