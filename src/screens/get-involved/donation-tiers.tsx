import { type ReactNode, useId } from 'react';
import { Card } from '@/components/site/card';
import { InLanguage } from '@/components/site/in-language';
import { Section } from '@/components/site/section';
import type { Gift } from '@/content/document';
import { useCopy } from '@/copy';
import { screensCopy } from '@/copy/screens';
import { Actions } from '@/features/actions';
import { useCapabilities } from '@/host/capabilities';
import { fill } from '@/lib/fill';
import { Loom, LoomPattern } from './loom';

const list = [
  'grid gap-3 @min-[30rem]:grid-cols-2 @min-[34rem]:gap-5 @min-[62rem]:grid-cols-4 print:@min-[40rem]:grid-cols-4',
  'kiosk:[--gutter:--spacing(4)] kiosk:@min-[22rem]:@max-[62rem]:grid-cols-2 compact:@min-[54rem]:grid-cols-4 tight:leading-[1.12] tight:[--button-block:2px]',
].join(' ');

/** Returns how much a gift weaves: one row of cloth for every 25 dollars, and at least one. */
const rowsOf = (amount: string) => Math.max(1, Math.round(Number(amount.replace(/[^\d.]/g, '')) / 25) || 0);

function Tier({ gift, isFirst }: { gift: Gift; isFirst: boolean }) {
  const { common, getInvolved } = useCopy(screensCopy);
  const { isPaged } = useCapabilities();
  const amountId = useId();
  const { action } = getInvolved.donate;
  const { amount, description, languages } = gift;
  return (
    <Card
      feature
      foot={
        <Actions actions={[action]} title={amount} about={amountId} filled={isFirst ? 'first' : 'none'} />
      }
    >
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <h3
          id={amountId}
          aria-label={isPaged ? fill(getInvolved.donate.gift, { amount }) : undefined}
          className="text-3xl tight:text-2xl min-w-[2.7em] @min-[34rem]:text-5xl print:text-[2rem]!"
        >
          {amount}
        </h3>
        <Loom
          rows={rowsOf(amount)}
          className="min-w-24 flex-1 not-kiosk:@min-[30rem]:order-first not-kiosk:@min-[30rem]:basis-full"
        />
      </div>
      <p
        lang={languages?.description}
        className="tight:mt-0 mt-2 whitespace-pre-line text-ink-soft print:mt-0"
      >
        {description}
      </p>
      <InLanguage of={gift} copy={common.inLanguage} />
    </Card>
  );
}

interface DonationTiersProps {
  gifts: readonly Gift[];
  customAmount: ReactNode;
  /** A note that the law may require, in print as large as the rest. */
  note: ReactNode;
}

/** The tiers and the custom amount (specification, section 9). */
export function DonationTiers({ gifts, customAmount, note }: DonationTiersProps) {
  const { getInvolved } = useCopy(screensCopy);
  const { title, text, empty, customTitle, customAction } = getInvolved.donate;
  const { isPaged } = useCapabilities();
  return (
    <Section
      anchor="donate"
      background="deep"
      title={title}
      text={gifts.length > 0 ? text : empty}
      className="print:break-inside-avoid"
    >
      <LoomPattern />
      <ul className={list}>
        {gifts.map((gift, index) => (
          <Tier key={gift.id} gift={gift} isFirst={index === 0} />
        ))}
        <Card feature={!isPaged} className="col-span-full print:hidden">
          <div className="grid items-center gap-x-6 gap-y-3 @min-[34rem]:grid-cols-[1fr_auto] kiosk:@min-[20rem]:grid-cols-[1fr_auto]">
            <div>
              <h3>{customTitle}</h3>
              {customAmount && <p className="mt-1 text-ink-soft">{customAmount}</p>}
            </div>
            <Actions actions={[customAction]} filled="none" />
          </div>
        </Card>
      </ul>
      {note && <p className="max-w-reading mt-5 whitespace-pre-line">{note}</p>}
    </Section>
  );
}
