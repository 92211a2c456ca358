import type { ReactNode } from 'react';

interface FooterColumnProps {
  title: string;
  className?: string;
  children: ReactNode;
}

/** One titled column of the footer. */
export function FooterColumn({ title, className, children }: FooterColumnProps) {
  return (
    <div className={className}>
      <h2 className="mb-3 text-xl">{title}</h2>
      {children}
    </div>
  );
}
