import type { SiteCommand } from './desk-shortcuts';
import { pinDigits } from './kiosk-settings';
import type {
  FileResult,
  PinResult,
  SaveResult,
  StartFiles,
  WebsiteProgress,
  WebsiteResult,
  WebsiteTarget,
} from './messages';

type Check<Value> = (value: unknown) => value is Value;

/** The check of each argument: what the page sends is not trusted. */
type Checks<Args extends readonly unknown[]> = { readonly [Index in keyof Args]: Check<Args[Index]> };

/** Messages of the page, without a reply. The main process ignores it if an argument fails its check. */
interface Message<Args extends readonly unknown[]> {
  readonly kind: 'message';
  readonly checks: Checks<Args>;
}

/** Requests of the page. A request fails if an argument fails its check. */
interface Request<Args extends readonly unknown[], Reply> {
  readonly kind: 'request';
  readonly checks: Checks<Args>;
  /** Carries only a type, and never has a value. */
  readonly reply?: Reply;
}

/** Messages of the main process. The page subscribes with a listener, and gets a function that unsubscribes. */
interface Subscription<Args extends readonly unknown[]> {
  readonly kind: 'subscription';
  /** Carries only a type, and never has a value. */
  readonly args?: Args;
}

const message = <Args extends readonly unknown[]>(...checks: Checks<Args>): Message<Args> => ({
  kind: 'message',
  checks,
});

const request =
  <Reply>() =>
  <Args extends readonly unknown[]>(...checks: Checks<Args>): Request<Args, Reply> => ({
    kind: 'request',
    checks,
  });

const subscription = <Args extends readonly unknown[]>(): Subscription<Args> => ({ kind: 'subscription' });

const isString = (value: unknown): value is string => typeof value === 'string';
const isBoolean = (value: unknown) => typeof value === 'boolean';
const isPin = (value: unknown): value is string => isString(value) && value.length <= pinDigits.to;
const isFileName = (value: unknown): value is string => isString(value) && /^[a-z-]{1,40}$/.test(value);

const websiteTargets: readonly unknown[] = ['folder', 'zip', 'try'];
const isWebsiteTarget = (value: unknown): value is WebsiteTarget => websiteTargets.includes(value);

/** Whether a value names a reason in one word, which cannot contain text of a file. */
const isReason = (value: unknown): value is string => isString(value) && /^[a-zA-Z]{1,20}$/.test(value);

const isOptionalHash = (value: unknown): value is string | undefined =>
  value === undefined || (isString(value) && /^[0-9a-f]{64}$/.test(value));

const isOptionalText = (value: unknown): value is string | undefined =>
  value === undefined || isString(value);

/** The messages between page and main process. Port types, the preload script and the handlers derive from this. */
const contract = {
  /** Covers the content file that the app was started with. */
  startContent: {
    /** Begins a page: returns what it shows from the first paint, or `undefined` if the app was started without a file. */
    begin: request<StartFiles | undefined>()(),
    /** Sends the file again after it has changed, appeared or gone. */
    onChanged: subscription<[file: FileResult]>(),
    /** Reports the hash of the file that the page shows now; without one, that it shows no file. */
    reportShown: message(isOptionalHash),
    /** Reports, in a word, why the page refused a file. */
    reportRefused: message(isReason),
  },
  kiosk: {
    /** Checks a PIN. The correct PIN is never passed to the page. */
    checkPin: request<PinResult>()(isPin),
    /** Quits the kiosk. If a PIN is set, it must have been accepted since the last reset. */
    leave: message(),
    reportReset: message(),
    reportAlive: message(),
    /** Replaces the page soon with a fresh one, because it cannot recover by itself. */
    restart: message(),
  },
  /** Makes and saves the foundation's website at a desk. The page never sees a path. */
  website: {
    /** Makes the website from a content file's text and its future address, if known. Staff choose the folder or file. */
    save: request<WebsiteResult>()(isString, isOptionalText, isWebsiteTarget),
    /** Puts back the previous website, in a folder that staff choose. */
    putBack: request<WebsiteResult>()(),
    /** Shows the folder or the file that was saved last. */
    show: message(),
    /** Reports how far the making of the website is. */
    onProgress: subscription<[progress: WebsiteProgress]>(),
  },
  desk: {
    /** Reports whether there are edits that a reload would lose. */
    reportEdits: message(isBoolean),
    /** Reports whether something is typed that no content file would keep: a form, for example. */
    reportDrafts: message(isBoolean),
    /** Reports the language of the page, by its tag, for the menu and the dialogs. */
    reportLanguage: message(isString),
    /** Reports the end of a visit, after which neither Back nor the clipboard may keep anything of it. */
    reportVisitEnd: message(),
    /** Prints the page, and says why it was not printed; resolves with whether it went to a printer. */
    print: request<boolean>()(),
    /** Lets staff choose a content file, and reads it; `undefined` if they choose none. */
    openContent: request<FileResult | undefined>()(),
    /** Saves a content file, or a copy where staff choose. Without a text, reports that there is none. */
    saveContent: request<SaveResult>()(isOptionalText, isBoolean),
    /** Saves what the page prints as a PDF, where staff choose. Suggests a name without an ending. */
    savePdf: request<SaveResult>()(isFileName),
    /** Sends commands of the menu, and `save` before the window closes. The feature that owns a command handles it. */
    onCommand: subscription<[command: SiteCommand]>(),
    /** Sends the path of a screen that was chosen in the menu, such as `/services`. */
    onOpenScreen: subscription<[path: string]>(),
  },
};

type Contract = typeof contract;

export type PortName = keyof Contract;

/** The methods of a port, as the page calls them. */
export type Port<Name extends PortName> = {
  readonly [Method in keyof Contract[Name]]: Contract[Name][Method] extends Message<infer Args>
    ? (...args: Args) => void
    : Contract[Name][Method] extends Request<infer Args, infer Reply>
      ? (...args: Args) => Promise<Reply>
      : Contract[Name][Method] extends Subscription<infer Args>
        ? (listener: (...args: Args) => void) => () => void
        : never;
};

/** The main process's handler of each message and request of a port. */
export type Handlers<Name extends PortName> = {
  readonly [Method in keyof Contract[Name] as Contract[Name][Method] extends { kind: 'subscription' }
    ? never
    : Method]: Contract[Name][Method] extends Message<infer Args>
    ? (...args: Args) => unknown
    : Contract[Name][Method] extends Request<infer Args, infer Reply>
      ? (...args: Args) => Reply | Promise<Reply>
      : never;
};

/** The arguments that the main process sends to each subscription of a port. */
export type EventArguments<Name extends PortName> = {
  readonly [Method in keyof Contract[Name] as Contract[Name][Method] extends { kind: 'subscription' }
    ? Method
    : never]: Contract[Name][Method] extends Subscription<infer Args> ? Args : never;
};

export const channelOf = (port: PortName, method: string) => `${port}:${method}`;

interface Method {
  readonly kind: 'message' | 'request' | 'subscription';
  readonly checks?: readonly Check<unknown>[];
}

/** The methods of a port, with the channel of each. */
export const methodsOf = (port: PortName) =>
  Object.entries<Method>(contract[port]).map(([name, { kind, checks = [] }]) => ({
    name,
    channel: channelOf(port, name),
    kind,
    length: checks.length,
    accepts: (args: readonly unknown[]) => checks.every((isValid, index) => isValid(args[index])),
  }));
