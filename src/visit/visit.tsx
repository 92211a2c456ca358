import { type ComponentType, createElement, type ReactNode } from 'react';
import { ItemActionProvider } from '@/components/site/item-action';
import { SiteRefsProvider } from '@/components/site/site-refs';
import { DisplaySettingsProvider } from '@/features/display-settings';
import { FileMessageProvider, MessageDraftProvider, OpenFormsProvider } from '@/features/drafts';
import { EasyReadProvider } from '@/features/easy-read';
import { FinderStateProvider } from '@/features/finder/finder-state';
import { TakeHomePageProvider } from '@/features/take-home';

/** State that starts fresh with each visitor. */
const providers: readonly ComponentType<{ children: ReactNode }>[] = [
  DisplaySettingsProvider,
  EasyReadProvider,
  MessageDraftProvider,
  OpenFormsProvider,
  FileMessageProvider,
  FinderStateProvider,
  TakeHomePageProvider,
  ItemActionProvider,
  SiteRefsProvider,
];

/** Contains one visitor's settings, answers and text, in memory only. A new key starts a fresh visit. */
export function Visit({ children }: { children: ReactNode }) {
  return providers.reduceRight<ReactNode>(
    (inner, Provider) => createElement(Provider, null, inner),
    children,
  );
}
