/** An e-mail address that breaks after its @ where a line has no room for it. */
export function BreakableText({ children }: { children: string }) {
  const [name, ...domain] = children.split('@');
  if (domain.length === 0) return children;
  return (
    <>
      {name}@<wbr />
      {domain.join('@')}
    </>
  );
}
