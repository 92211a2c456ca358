import type { ReactNode } from 'react';

interface CardProps {
  /** Whether this card leads its list, with a strong border. */
  feature?: boolean;
  className?: string;
  /** A picture along the upper edge. */
  picture?: ReactNode;
  children: ReactNode;
  /** Further details, under a rule. In a row of cards, all rules are at one height. */
  details?: ReactNode;
  /** The buttons of the card. In a row of cards, they start at one height, and stay there when one card grows. */
  foot?: ReactNode;
}

const surface = 'break-inside-avoid rounded-card bg-card';

const inRows = 'grid grid-rows-subgrid gap-y-0 print:row-auto print:block';

/** Makes cards with so many parts rows of a phone, with folded details and the foot in one line. */
const onPhones = [
  '@max-[36rem]:row-auto @max-[36rem]:flex @max-[36rem]:flex-wrap @max-[36rem]:gap-x-3 @max-[36rem]:[--gutter:0px]',
  '@max-[36rem]:rounded-none @max-[36rem]:border-x-0 @max-[36rem]:border-b-0 @max-[36rem]:bg-transparent',
].join(' ');

/** Layouts for cards with neither details nor a foot, with one of them, and with both. */
const layouts = ['flex flex-col', `row-span-2 ${inRows}`, `row-span-3 ${inRows} ${onPhones}`];

/** A card in a list, among equals or as its feature. Quieter items are in a `ruled-list` (src/styles/base.css). */
export function Card({ feature = false, className = '', picture, children, details, foot }: CardProps) {
  return (
    <li
      className={`${surface} ${layouts[Number(!!details) + Number(!!foot)]} ${feature ? 'border-2 border-ink' : 'border border-hairline'} ${className}`}
    >
      <div className="flex w-full grow flex-col">
        {picture}
        <div className={`flex grow flex-col p-card ${details ? '@max-[36rem]:pb-3' : ''}`}>{children}</div>
      </div>
      {details && (
        <div className="p-card pt-0! @max-[36rem]:not-has-open:pe-0 @max-[36rem]:has-open:w-full">
          <div className="border-hairline @min-[36rem]:border-t @min-[36rem]:pt-5 print:border-t print:pt-1">
            {details}
          </div>
        </div>
      )}
      {foot && <div className="p-card pt-0! @max-[36rem]:flex-1 print:hidden">{foot}</div>}
    </li>
  );
}
