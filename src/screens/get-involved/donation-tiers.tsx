import { useId } from 'react';
import { ActionButton, ActionGroup } from '@/components/site/action-group';
import { Card } from '@/components/site/card';
import { ReachUs } from '@/components/site/reach-us';
import { Section } from '@/components/site/section';
import { ThreadStrip } from '@/components/site/weave/thread-strip';
import type { DonationTier } from '@/content/types';
import { useCopy } from '@/language';

/** The strip gets thicker with the amount. */
const strips = [
  { goal: 2, thickness: 8 },
  { goal: 11, thickness: 16 },
  { goal: 9, thickness: 24 },
  { goal: 10, thickness: 36 },
] as const;

function Tier({ tier, strip }: { tier: DonationTier; strip: (typeof strips)[number] }) {
  const { getInvolved } = useCopy<'screens'>();
  const amountId = useId();
  const { reachUs, action } = getInvolved.donate;
  return (
    <Card
      as="li"
      foot={
        <ActionGroup reachUs={reachUs} size="compact" waitsForPress>
          <ActionButton about={amountId}>{action}</ActionButton>
        </ActionGroup>
      }
    >
      <h3 id={amountId} className="text-[min(3rem,20vw)] print:text-[2rem]!">
        {tier.amount}
      </h3>
      <div className="mt-4 flex h-9 items-center print:hidden">
        <ThreadStrip {...strip} />
      </div>
      <p className="mt-4 text-ink-soft print:mt-0">{tier.text}</p>
    </Card>
  );
}

/** The four tiers and the custom amount (specification, section 9). */
export function DonationTiers() {
  const { getInvolved } = useCopy<'screens'>();
  const { title, text, reachUs, tiers, customAction } = getInvolved.donate;
  return (
    <Section anchor="donate" background="deep" title={title} text={text} className="print:break-inside-avoid">
      <div className="print:hidden">
        <ReachUs copy={reachUs} size="compact" />
      </div>
      <ul className="mt-8 print:mt-3 grid gap-5 @min-[34rem]:grid-cols-2 @min-[62rem]:grid-cols-4 print:@min-[40rem]:grid-cols-4">
        {tiers.map((tier, index) => (
          <Tier key={tier.id} tier={tier} strip={strips[index] ?? strips[0]} />
        ))}
      </ul>
      <ActionGroup reachUs={reachUs} size="compact" waitsForPress className="mt-6">
        <ActionButton>{customAction}</ActionButton>
      </ActionGroup>
    </Section>
  );
}
