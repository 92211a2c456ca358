import type { Page } from 'playwright/test';
import type { SiteCommand } from '@/host/desk-shortcuts';
import type { WebsiteProgress } from '@/host/messages';
import type { DeskPort } from '@/host/types';

declare global {
  interface Window {
    /** The port of the desk, whose methods a test may replace. */
    desk: { -readonly [Name in keyof DeskPort]: DeskPort[Name] };
    /** What the page has reported, by subject. */
    reports: Record<string, unknown[]>;
    /** Sends the page what the main process would. */
    runCommand: (command: SiteCommand) => void;
    reportProgress: (progress: WebsiteProgress) => void;
  }
}

/** Gives the page the host of the desktop app in desk mode; runs in the page before its own scripts. */
export function exposeDeskHost(): void {
  window.reports = {};
  const record = (name: string) => (value?: unknown) => {
    window.reports[name] = [...(window.reports[name] ?? []), value];
  };
  const cancel = async () => ({ kind: 'canceled' }) as const;
  const never = () => () => undefined;
  window.desk = {
    language: 'en',
    isMac: false,
    reportVisitEnd: record('visit ends'),
    reportEdits: record('edits'),
    reportDrafts: record('drafts'),
    reportLanguage: record('language'),
    startContent: {
      begin: async () => undefined,
      onChanged: never,
      reportShown: record('shown'),
      reportRefused: record('refused'),
    },
    website: {
      save: cancel,
      putBack: cancel,
      show: () => undefined,
      onProgress: (listener) => {
        window.reportProgress = listener;
        return () => undefined;
      },
    },
    print: async () => true,
    openContent: async () => undefined,
    savePdf: cancel,
    saveContent: cancel,
    onOpenScreen: never,
    onCommand: (listener) => {
      window.runCommand = listener;
      return () => undefined;
    },
  };
  window.foundationHost = { mode: 'desk', desk: window.desk };
}

/** Gives the page the host of the desktop app in desk mode. Must be called before the page is opened. */
export const mockDeskHost = (page: Page) => page.addInitScript(exposeDeskHost);
