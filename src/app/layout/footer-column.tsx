import type { ReactNode } from 'react';

/** One titled column of the footer. */
export function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-3 text-xl">{title}</h2>
      {children}
    </div>
  );
}
