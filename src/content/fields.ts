/** Kinds that differ by language: a text, what Easy read says instead of another text, and a list with one item per line. */
export type TranslatedKind = 'text' | 'easy' | 'lines';

type TimeKind = 'day' | 'days' | 'week' | 'timeZone' | 'year';
type PictureKind = 'icon' | 'image' | 'logo' | 'color';
type AddressKind = 'phone' | 'shortOrPhone' | 'email' | 'link';

/** Kinds that are the same in all languages. */
type SharedKind = TimeKind | PictureKind | AddressKind | 'name' | 'answers' | 'rating' | 'figure' | 'amount';

/** The kind of a field. It decides the field's type, check and control, and whether each language has its own value. */
export type FieldKind = TranslatedKind | SharedKind;

export interface Field {
  readonly kind: FieldKind;
  /** Whether every file has the field, and it is never blank. */
  readonly required?: boolean;
  /** The rows of a control with several lines. */
  readonly rows?: number;
  /** The group of a long form that begins with this field. */
  readonly begins?: 'place' | 'reach' | 'visit' | 'time' | 'web' | 'figures';
  /** Whether only the forms of the desktop app have it. */
  readonly isExtra?: boolean;
  /** Whether it is a claim, which is a sample until somebody replaces it. */
  readonly isClaim?: boolean;
  /** Whether a foundation should fill it in before its site goes live. */
  readonly isAwaited?: boolean;
  /** Whether the picture story of a first visit or call includes it. */
  readonly isVisitNote?: boolean;
}

const title = { kind: 'text', required: true } as const;
const description = { kind: 'text', required: true, rows: 3 } as const;
const mayBeBlank = { kind: 'text' } as const;
const note = { kind: 'text', rows: 2, isExtra: true } as const;
const claim = { kind: 'text', isClaim: true } as const;
const visitNote = { ...note, isClaim: true, isVisitNote: true } as const;
const name = { kind: 'name', required: true } as const;
const lines = { kind: 'lines', rows: 4 } as const;
const icon = { kind: 'icon', required: true } as const;
const phone = { kind: 'phone' } as const;
const shortOrPhone = { kind: 'shortOrPhone' } as const;
const email = { kind: 'email' } as const;
const link = { kind: 'link' } as const;
const figure = { kind: 'figure', isClaim: true } as const;
const answers = { kind: 'answers' } as const;
const extraAnswers = { kind: 'answers', isExtra: true } as const;
const easyTitle = { kind: 'easy' } as const;
const easyWords = { kind: 'easy', rows: 3 } as const;
const easyList = { kind: 'easy', rows: 4 } as const;

/** The fields that staff edit, by part and list, in form order. Types, forms, checks and columns derive from these. */
export const fields = {
  /** The texts may be blank. The image may be any text, but only bundled images and `data:image/` addresses are shown. */
  hero: {
    title: mayBeBlank,
    subtitle: { ...mayBeBlank, rows: 3 },
    image: { kind: 'image' },
    easyTitle,
    easyWords,
  },
  /** The foundation's name, address and contacts; `''` for each that it lacks. */
  foundation: {
    name,
    about: description,
    /** Services that the footer lists after the first ones. */
    otherServices: lines,
    easyList,
    /** A picture beside the name, as a `data:` address, and a color `#rrggbb` in place of the site's own. */
    logo: { kind: 'logo' },
    accent: { kind: 'color' },
    street: { ...name, isClaim: true, begins: 'place' },
    city: name,
    state: name,
    postalCode: name,
    /** Directions, and how to enter the building. */
    entrance: { ...mayBeBlank, rows: 2, isClaim: true },
    easyWords,
    phone: { ...phone, required: true, begins: 'reach' },
    /** A phone number, or a short number such as `988`. */
    crisisLine: shortOrPhone,
    /** The number of the relay service, such as `711`, or of a text telephone (TTY). */
    relay: shortOrPhone,
    /** A number that receives text messages; in a crisis, one where they are read day and night. */
    textLine: shortOrPhone,
    crisisTextLine: shortOrPhone,
    fax: phone,
    email: { ...email, required: true },
    supportEmail: email,
    partnersEmail: email,
    /** Sentences on when it answers messages, and on calls through a video relay service for those who use sign language. */
    replyNote: note,
    videoRelay: note,
    interpreter: visitNote,
    frontDesk: { ...visitNote, begins: 'visit' },
    quietRoom: visitNote,
    papers: visitNote,
    questions: visitNote,
    firstVisit: visitNote,
    nextStep: visitNote,
    firstCall: visitNote,
    /** When the office is open, from Sunday: such as `08:00-12:00, 13:00-18:00`, or `''` when it is closed. */
    hours: { kind: 'week', required: true, begins: 'time' },
    /** Days on which the office is closed, such as holidays: `YYYY-MM-DD`. */
    closedDays: { kind: 'days', rows: 3 },
    /** A time zone such as `America/New_York`. */
    timeZone: { kind: 'timeZone', required: true },
    facebook: { ...link, begins: 'web' },
    instagram: link,
    youtube: link,
    /** The address that “Leave This Site” opens; `''` stands for the weather. */
    leaveAddress: { ...link, isAwaited: true },
    /** The claimed figures: literals, never formatted. */
    lives: { ...figure, begins: 'figures' },
    communities: figure,
    volunteers: figure,
    copyrightYear: { kind: 'year' },
  },
  /** The mission and promises. A blank text is left out with its section. */
  mission: {
    /** Describes the site for search engines. */
    description: { ...claim, rows: 2 },
    /** The mission on Home, followed by some points. */
    aim: { ...claim, rows: 3 },
    points: { ...lines, isClaim: true },
    easyWords,
    /** The story on About, one paragraph per line. */
    story: { ...lines, rows: 8, isClaim: true },
    easyStory: { kind: 'easy', rows: 6 },
    /** Follows the explanation of the 17 goals. */
    goals: { ...claim, rows: 2 },
    easyGoals: { kind: 'easy', rows: 2 },
    /** Comes before the steps on the way to support. */
    process: { ...claim, rows: 2 },
    easyProcess: { kind: 'easy', rows: 3 },
    /** The promise about messages. */
    promise: claim,
    easyPromise: { kind: 'easy', rows: 2 },
    /** What an amount of the donor's choice does. */
    customAmount: claim,
    /** A sentence that the law may require beside donations. */
    donationNote: note,
  },
  services: {
    title,
    description,
    icon,
    /** The list of what is included, shown on Services. */
    features: { ...lines, isExtra: true },
    who: extraAnswers,
    hard: extraAnswers,
    meet: extraAnswers,
    easyTitle,
    easyWords,
  },
  testimonials: {
    name,
    role: title,
    content: { ...title, rows: 4 },
    rating: { kind: 'rating', required: true },
    easyRole: { kind: 'easy', rows: 2 },
    easyWords,
  },
  events: {
    title,
    date: { kind: 'day', required: true },
    time: title,
    location: title,
    description,
    easyTitle,
    easyWords,
  },
  programs: {
    title,
    /** The category; some have a color of their own. */
    category: mayBeBlank,
    description,
    schedule: title,
    location: title,
    ageGroup: mayBeBlank,
    features: lines,
    who: answers,
    hard: answers,
    meet: answers,
    easyTitle,
    easyWords,
  },
  roles: {
    title,
    description,
    icon,
    commitment: mayBeBlank,
    requirements: lines,
    easyTitle,
    easyWords,
    easyList,
  },
  gifts: { amount: { kind: 'amount', required: true }, description, easyWords },
  partnerships: { title, description, icon, benefits: lines, easyTitle, easyWords },
  support: { title, description, features: lines, easyTitle, easyWords },
  areas: { title, description, icon, easyWords },
  approach: { title, description, icon, easyWords },
  steps: { title, description, easyWords },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Field>>>>;

export type ContentPart = keyof typeof fields;

export type SinglePart = 'foundation' | 'mission' | 'hero';

export type ListName = Exclude<ContentPart, SinglePart>;

/** The lists that go with the mission. */
export const missionLists = ['areas', 'approach', 'steps'] as const;

/** The lists that only the desktop app edits. */
export const offerNames = ['programs', 'roles', 'gifts', 'partnerships', 'support', ...missionLists] as const;
export type OfferName = (typeof offerNames)[number];

/** The lists, in the order in which they are reported. */
export const listNames = [
  'services',
  'testimonials',
  'events',
  ...offerNames,
] as const satisfies readonly ListName[];

/** The field that names an item: the first one, such as its title. */
export const nameFieldOf = (list: ListName): string => Object.keys(fields[list])[0] ?? '';

export const itemName = (list: ListName, item: Readonly<Record<string, unknown>>): string =>
  String(item[nameFieldOf(list)]);

export const isSinglePart = (part: ContentPart): part is SinglePart =>
  part === 'foundation' || part === 'mission' || part === 'hero';

/** Whether staff write a field in one language at a time. */
export const isTranslatedKind = (kind: FieldKind): kind is TranslatedKind =>
  kind === 'text' || kind === 'lines' || kind === 'easy';
