import { useId } from 'react';
import { Card } from '@/components/site/card';
import { Section } from '@/components/site/section';
import type { DonationTier } from '@/content/types';
import { Actions } from '@/features/actions';
import { useCopy } from '@/language';
import { Loom, LoomPattern } from './loom';

/** How much each gift weaves: a row of cloth for every 25 dollars. */
const rowsOfTiers = [1, 2, 4, 10];

function Tier({ tier, rows }: { tier: DonationTier; rows: number }) {
  const { getInvolved } = useCopy<'screens'>();
  const amountId = useId();
  const { action } = getInvolved.donate;
  return (
    <Card as="li" foot={<Actions actions={[action]} title={tier.amount} about={amountId} />}>
      {/* Side by side in the kiosk, so that all gifts fit on a stop. */}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4 @min-[34rem]:block kiosk:flex kiosk:gap-x-4">
        <h3 id={amountId} className="text-[min(3rem,20vw)] print:text-[2rem]!">
          {tier.amount}
        </h3>
        <Loom rows={rows} className="min-w-24 flex-1 @min-[34rem]:mt-4 kiosk:mt-0 kiosk:min-w-20" />
      </div>
      <p className="mt-3 text-ink-soft print:mt-0">{tier.text}</p>
    </Card>
  );
}

/** The four tiers and the custom amount (specification, section 9). */
export function DonationTiers() {
  const { getInvolved } = useCopy<'screens'>();
  const { title, text, tiers, customAction } = getInvolved.donate;
  return (
    <Section anchor="donate" background="deep" title={title} text={text} className="print:break-inside-avoid">
      <LoomPattern />
      <ul className="grid gap-5 @min-[34rem]:grid-cols-2 @min-[62rem]:grid-cols-4 print:@min-[40rem]:grid-cols-4">
        {tiers.map((tier, index) => (
          <Tier key={tier.id} tier={tier} rows={rowsOfTiers[index] ?? 1} />
        ))}
      </ul>
      <Actions actions={[customAction]} className="mt-5" />
    </Section>
  );
}
