import type { ReactNode } from 'react';
import type { Editable } from '@/content/document';

const card =
  'row-span-2 grid grid-rows-subgrid gap-y-0 break-inside-avoid rounded-card border border-hairline bg-card p-card print:row-auto print:block';

interface IconCardProps extends Editable {
  icon: ReactNode;
  title: ReactNode;
  text: string;
  children?: ReactNode;
}

/** A list item as a card with an icon, a title and a description. In a row, all descriptions start at one height. */
export function IconCard({ icon, title, text, languages, children }: IconCardProps) {
  return (
    <li className={card}>
      <div className="break-inside-avoid break-after-avoid gap-x-4 gap-y-2 @max-[40rem]:flex @max-[40rem]:flex-wrap @max-[40rem]:items-center">
        <span className="mb-4 grid size-14 place-items-center rounded-[25%] bg-primary text-on-primary @max-[40rem]:mb-0 print:hidden">
          {icon}
        </span>
        <h3 lang={languages?.title} className="@max-[40rem]:beside-icon @min-[74rem]:text-xl">
          {title}
        </h3>
      </div>
      <div>
        <p lang={languages?.description} className="mt-2 whitespace-pre-line text-ink-soft">
          {text}
        </p>
        {children}
      </div>
    </li>
  );
}
