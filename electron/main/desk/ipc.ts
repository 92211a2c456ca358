import type { WebContents } from 'electron';
import type { LanguageTag } from '../../../src/content/languages';
import type { FileAnswer, SaveAnswer } from '../../../src/host/types';
import { offeredLanguages } from '../../../src/language/offered-languages';
import type { MainMessages } from '../../shared/channels';
import { siteChannels } from '../security/ipc';

/** What the main process does when the page of a desk window sends a message. */
export interface DeskHandlers {
  readonly edits: (hasEdits: boolean) => void;
  readonly drafts: (hasDrafts: boolean) => void;
  readonly language: (tag: LanguageTag) => void;
  readonly visitEnd: () => void;
  readonly print: () => Promise<boolean>;
  readonly openContent: () => Promise<FileAnswer | undefined>;
  readonly saveContent: (text: unknown, asOther: unknown) => Promise<SaveAnswer>;
  readonly savePdf: (paper: unknown) => Promise<SaveAnswer>;
  readonly contentShown: (sha256: unknown) => void;
}

/** Handles the messages of a desk window's page. */
export function handleDeskMessages(contents: WebContents, page: string, handlers: DeskHandlers): void {
  const { on, handle } = siteChannels(contents, page);
  on('desk:edits', (hasEdits) => {
    if (typeof hasEdits === 'boolean') handlers.edits(hasEdits);
  });
  on('desk:drafts', (hasDrafts) => {
    if (typeof hasDrafts === 'boolean') handlers.drafts(hasDrafts);
  });
  on('desk:language', (tag) => {
    const language = offeredLanguages.find((offered) => offered === tag);
    if (language) handlers.language(language);
  });
  on('desk:visit-end', () => handlers.visitEnd());
  handle('desk:print', handlers.print);
  handle('desk:open-content', handlers.openContent);
  handle('desk:save-content', handlers.saveContent);
  handle('desk:save-pdf', handlers.savePdf);
  on('content:shown', handlers.contentShown);
}

/** Sends a message to the page of a desk window. */
export function sendToPage<Channel extends keyof MainMessages>(
  contents: WebContents,
  channel: Channel,
  ...args: MainMessages[Channel]
): void {
  contents.send(channel, ...args);
}
