import { BookOpen, HandHeart, Handshake, type LucideIcon, Users } from 'lucide-react';
import type { IconId } from '@/content/icons';

/** The icons of Home as it first appears. All others are loaded with the screens that show them. */
export const homeIcons = {
  book: BookOpen,
  hands: HandHeart,
  handshake: Handshake,
  people: Users,
} satisfies Partial<Record<IconId, LucideIcon>>;
