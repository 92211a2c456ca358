import type { ReactNode } from 'react';

interface CardProps {
  /** Whether this card leads its list, with a strong border. */
  feature?: boolean;
  className?: string;
  picture?: ReactNode;
  children: ReactNode;
  /** Further details, under a rule. In a row of cards, all rules are at one height. */
  details?: ReactNode;
  /** The buttons of the card. In a row of cards, they start at one height; an answer makes only its own card higher. */
  foot?: ReactNode;
}

const inRows = 'grid grid-rows-subgrid gap-y-0 print:row-auto print:block';

/** Makes cards with so much in them rows of a phone, with folded details and buttons in one line, and an answer below. */
const onPhones = [
  '@max-[36rem]:row-auto @max-[36rem]:flex @max-[36rem]:flex-wrap @max-[36rem]:gap-3 @max-[36rem]:[--gutter:0px]',
  '@max-[36rem]:border-t @max-[36rem]:border-hairline @max-[36rem]:pb-5 @max-[36rem]:[--edge:0] @max-[36rem]:[--surface:transparent]',
].join(' ');

/** Outlines each block; the last one is as high as its content, so that an answer does not stretch the other cards. */
const outlinedParts = [
  'print:card-outline not-print:*:card-outline *:not-first:rounded-t-none *:not-first:border-t-0',
  '*:not-last:rounded-b-none *:not-last:border-b-0 *:last:self-start',
].join(' ');

const layouts = ['flex flex-col', `row-span-2 ${inRows}`, `row-span-3 ${inRows} ${onPhones}`];

/** A card in a list, among equals or as its feature. Quieter items are in a `ruled-list` (src/styles/base.css). */
export function Card({ feature = false, className = '', picture, children, details, foot }: CardProps) {
  return (
    <li
      className={`break-inside-avoid ${foot ? outlinedParts : 'card-outline'} ${layouts[Number(!!details) + Number(!!foot)]} ${feature ? '[--edge:2px_solid_var(--color-ink)]' : ''} ${className}`}
    >
      <div className="flex w-full grow flex-col">
        {picture}
        <div className={`flex grow flex-col p-card ${details ? '@max-[36rem]:pb-0' : ''}`}>{children}</div>
      </div>
      {details && (
        <div className="p-card pt-0! @max-[36rem]:pb-0 @max-[36rem]:not-has-open:pe-0 @max-[36rem]:has-open:w-full">
          <div className="border-hairline @min-[36rem]:border-t @min-[36rem]:pt-5 print:border-t print:pt-1">
            {details}
          </div>
        </div>
      )}
      {foot && (
        <div className={`p-card pt-0! print:hidden ${details ? '@max-[36rem]:contents' : ''}`}>{foot}</div>
      )}
    </li>
  );
}
