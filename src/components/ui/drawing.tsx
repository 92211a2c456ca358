interface DrawingProps {
  /** An SVG drawing of our own, bundled at build time. */
  svg: string;
  className: string;
}

/** Inlines a drawing for the theme's colors, which an image would not get. Hidden from screen readers. */
export function Drawing({ svg, className }: DrawingProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text of a file of ours, never text that anybody typed
  return <span aria-hidden="true" className={className} dangerouslySetInnerHTML={{ __html: svg }} />;
}
