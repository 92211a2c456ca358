import { useCopy } from '@/copy';
import { screensCopy } from '@/copy/screens';

/** Outlines buildings and marks under forced colors, so that the system's text color remains legible on them. */
const outlined = 'forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]';

/**
 * Narrows the sketch for large text: labels take more of the width, and the empty outer blocks are cut off. Wider spacing would
 * make the labels longer than the streets.
 */
const labelSize =
  '[&_text]:tracking-normal! [&_text]:[word-spacing:normal]! text-[17px] @max-[22rem]:text-[20px] @max-[16rem]:text-[25px]';
const crop = {
  frame: '@max-[22rem]:@max-[34rem]/contact:aspect-[30/29] print:aspect-[30/29]',
  sketch: 'origin-center @max-[22rem]:@max-[34rem]/contact:scale-120 print:scale-120',
};

/** Fills the height of a wide frame, where the outer blocks continue at the sides. In the kiosk, it takes about half a page. */
const wideFrame = [
  '[--most:20rem] @min-[62rem]:[--most:25rem] @min-[34rem]:h-full kiosk:h-auto! print:min-h-0',
  '@max-[34rem]:mx-auto @max-[34rem]:w-full @max-[34rem]:max-w-[calc(var(--page-share,0.55)*var(--page-height,100rem))]',
  // The largest text leaves no room for anything else on the page.
  'compact:in-data-[text=200]:[--page-share:0.85]',
  '@min-[34rem]:min-h-[min(var(--most),0.45*var(--page-height,100rem))]',
].join(' ');
const inWideFrame = '@min-[34rem]/contact:absolute @min-[34rem]/contact:h-full print:static print:h-auto';

/** Shows the block around the foundation, with its entrance, the bus stop and the way between them. */
export function StreetSketch() {
  const { contact } = useCopy(screensCopy);
  const { sketch, marks } = contact.map;
  return (
    <div role="img" aria-label={sketch} className={`@container relative ${wideFrame}`}>
      {/* Hides the drawing, because Chromium would expose its labels in addition to the description. */}
      <svg
        aria-hidden="true"
        viewBox="0 -40 360 290"
        className={`block w-full font-bold ${crop.frame} ${inWideFrame} ${labelSize}`}
        textAnchor="middle"
      >
        <g className={crop.sketch}>
          {/* Streets are the gaps between the blocks. */}
          <g className={`fill-paper-deep stroke-hairline ${outlined}`} strokeWidth="2">
            <rect x="-308" y="-348" width="340" height="494" rx="8" />
            <rect x="76" y="-348" width="208" height="494" rx="8" />
            <rect x="328" y="-348" width="340" height="494" rx="8" />
            <rect x="-308" y="190" width="340" height="370" rx="8" />
            <rect x="76" y="190" width="208" height="370" rx="8" />
            <rect x="328" y="190" width="340" height="370" rx="8" />
          </g>
          <g className={`fill-card stroke-hairline ${outlined}`} strokeWidth="2">
            <rect x="86" y="-24" width="70" height="56" rx="4" />
            <rect x="166" y="-24" width="108" height="56" rx="4" />
            <rect x="234" y="206" width="40" height="360" rx="4" />
            <rect x="-108" y="-24" width="98" height="96" rx="4" />
            <rect x="-108" y="84" width="98" height="40" rx="4" />
            <rect x="370" y="-24" width="98" height="52" rx="4" />
            <rect x="370" y="42" width="98" height="82" rx="4" />
          </g>
          <g className={`fill-primary print:fill-card print:stroke-ink ${outlined}`} strokeWidth="2">
            <rect x="112" y="56" width="136" height="90" rx="6" />
          </g>
          <path
            d="M100 200V157H180V150"
            fill="none"
            stroke="currentColor"
            strokeWidth="4"
            strokeLinecap="round"
            strokeDasharray="1 9"
          />
          <path
            d="M166 147V128h28v19z"
            className={`fill-accent stroke-on-primary print:stroke-ink ${outlined}`}
            strokeWidth="3"
          />
          <rect
            x="84"
            y="204"
            width="32"
            height="32"
            rx="8"
            className={`fill-accent stroke-ink print:fill-card ${outlined}`}
            strokeWidth="2"
          />
          <path
            d="M92 211h16v15H92zM92 219h16M95 226v4M105 226v4"
            fill="none"
            className="stroke-on-accent forced-colors:stroke-[CanvasText]"
            strokeWidth="2"
          />
          <g className="fill-on-primary print:fill-ink forced-colors:fill-[CanvasText]">
            <text x="180" y="87" className="text-[28px]">
              {marks.number}
            </text>
            <text x="180" y="115">
              {marks.entrance}
            </text>
          </g>
          <g className="fill-ink forced-colors:fill-[CanvasText]">
            <text x="216" y="183">
              {marks.street}
            </text>
            {marks.avenues.map((avenue, index) => (
              <text
                key={avenue}
                dominantBaseline="central"
                transform={`translate(${index === 0 ? 54 : 306} 58) rotate(-90)`}
              >
                {avenue}
              </text>
            ))}
            {/* Forces left to right, since the label would otherwise extend to the left of its mark. */}
            <text x="124" y="226" textAnchor="start" direction="ltr" unicodeBidi="plaintext">
              {marks.busStop}
            </text>
          </g>
        </g>
      </svg>
    </div>
  );
}
