import { type ReactNode, useId } from 'react';
import { Card } from '@/components/site/card';
import { InLanguage } from '@/components/site/in-language';
import { Section } from '@/components/site/section';
import type { Gift } from '@/content/document';
import { useCopy } from '@/copy';
import { screensCopy } from '@/copy/screens';
import { Actions } from '@/features/actions';
import { Loom, LoomPattern } from './loom';

/** How much a gift weaves: a row of cloth for every 25 dollars, at least one. */
const rowsOf = (amount: string) => Math.max(1, Math.round(Number(amount.replace(/[^\d.]/g, '')) / 25) || 0);

/** On a low display, a gift has all of a row: so it is low, and a stop has room for two. */
const lowRow = 'low:@min-[26rem]:@max-[62rem]:grid-cols-1';
const besideEachOther = 'low:@min-[26rem]:grid low:grid-cols-2 low:items-center low:gap-x-6';

function Tier({ gift }: { gift: Gift }) {
  const { common, getInvolved } = useCopy(screensCopy);
  const amountId = useId();
  const { action } = getInvolved.donate;
  const { amount, description, languages } = gift;
  return (
    <Card as="li" foot={<Actions actions={[action]} title={amount} about={amountId} />}>
      <div className={besideEachOther}>
        {/* Side by side in the kiosk, so that all gifts fit on a stop. */}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4 kiosk:gap-x-4">
          <h3
            id={amountId}
            className="min-w-[2.3em] text-[min(3rem,20vw)] low:text-[1.75rem] print:text-[2rem]!"
          >
            {amount}
          </h3>
          <Loom rows={rowsOf(amount)} className="min-w-24 flex-1 kiosk:min-w-20 low:[zoom:0.5]" />
        </div>
        <p
          lang={languages?.description}
          className="mt-3 low:mt-1 whitespace-pre-line text-ink-soft print:mt-0"
        >
          {description}
        </p>
      </div>
      <InLanguage of={gift} copy={common.inLanguage} />
    </Card>
  );
}

interface DonationTiersProps {
  gifts: readonly Gift[];
  /** What an amount of one's own gives. */
  customAmount: ReactNode;
  /** What the law may ask for here, in print as large as the rest. */
  note: ReactNode;
}

/** The tiers and the custom amount (specification, section 9). */
export function DonationTiers({ gifts, customAmount, note }: DonationTiersProps) {
  const { getInvolved } = useCopy(screensCopy);
  const { title, text, empty, customTitle, customAction } = getInvolved.donate;
  return (
    <Section
      anchor="donate"
      background="deep"
      title={title}
      text={gifts.length > 0 ? text : empty}
      className="print:break-inside-avoid"
    >
      <LoomPattern />
      <ul
        className={`hanging-above grid gap-5 @min-[34rem]:grid-cols-2 kiosk:gap-3 kiosk:@min-[62rem]:grid-cols-4 print:@min-[40rem]:grid-cols-4 ${lowRow}`}
      >
        {gifts.map((gift) => (
          <Tier key={gift.id} gift={gift} />
        ))}
        <Card as="li" className="col-span-full print:hidden">
          <div className="grid items-center gap-x-16 gap-y-3 not-kiosk:@min-[34rem]:grid-cols-2">
            <h3 className="kiosk:sr-only">{customTitle}</h3>
            {/* Still to be woven. */}
            <Loom rows={0} className="@min-[34rem]:col-start-2 @min-[34rem]:row-span-2 kiosk:hidden" />
            <div className="kiosk:flex kiosk:flex-wrap kiosk:items-center kiosk:gap-x-8 kiosk:gap-y-3">
              {customAmount && (
                <p className="mb-4 text-ink-soft kiosk:mb-0 kiosk:text-xl low:hidden">{customAmount}</p>
              )}
              <Actions actions={[customAction]} className="kiosk:grow kiosk:basis-80" />
            </div>
          </div>
        </Card>
      </ul>
      {note && <p className="measure mt-5 whitespace-pre-line">{note}</p>}
    </Section>
  );
}
