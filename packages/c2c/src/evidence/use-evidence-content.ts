import { LONGEST_EVIDENCE, type Order, type Payee } from '@bourse/contracts/c2c';
import { toFixed } from '@bourse/decimal';
import { useFormat, zoneOffset } from '@bourse/i18n';
import { c2cMessages } from '../locales/messages';
import { C2C_DECIMALS } from '../rules/ad-amounts';
import { payeeFields } from '../rules/payee-fields';
import type { EvidenceContent, EvidenceImage } from './evidence-pack';
import type { Role } from '../rules/order-actions';
import type { CancelReason } from '../rules/cancel-reason';

export interface EvidenceFacts {
  readonly order: Order;
  readonly role: Role;
  /** As this device saw it first. */
  readonly payee: Payee | undefined;
  readonly reason: CancelReason | undefined;
  readonly now: () => number;
}

/** Facts of an order as this device has them, in the user's language. */
export function useEvidenceContent({ order, role, payee, reason, now }: EvidenceFacts) {
  const text = c2cMessages.useText();
  const format = useFormat();
  // Customer support reads the file in another zone than the user's.
  const moment = (at: number | undefined) =>
    at === undefined ? '' : `${format.dateTime(at)} (${zoneOffset(format.timeZone, at)})`;
  return (images: readonly EvidenceImage[]): EvidenceContent => ({
    title: text('order.title', { id: order.id }),
    imagesHeading: text('evidence.imagesHeading'),
    images,
    sections: [
      {
        heading: text('evidence.timeline'),
        rows: [
          { label: text('order.created'), value: moment(order.createdAt) },
          { label: text('order.changed'), value: moment(order.updatedAt) },
          { label: text('evidence.madeAt'), value: moment(now()) },
          { label: text('order.status'), value: text(`status.${order.status}`) },
          ...(reason ? [{ label: text('evidence.reason'), value: text(`reason.${reason}`) }] : []),
        ],
      },
      {
        heading: text('evidence.amounts'),
        rows: [
          {
            label: text('order.side'),
            value: text(role === 'payer' ? 'order.buying' : 'order.selling', { coin: order.currency }),
          },
          { label: text('take.amount'), value: `${order.amount} ${order.currency}` },
          { label: text('ad.price'), value: `${order.price} CNY` },
          { label: text('order.total'), value: `${toFixed(order.total, C2C_DECIMALS)} CNY` },
          { label: text('ad.merchant'), value: order.publisher },
          { label: text('order.counterparty'), value: order.counterpartyName },
        ],
      },
      {
        heading: text('evidence.payee'),
        rows: payee
          ? payeeFields(payee, order.method).map((field) => ({ label: text(`payee.${field}`), value: payee[field] }))
          : [],
      },
    ],
  });
}

/** The same as plain text, which goes with a statement in a dispute. */
export function useEvidenceText(props: EvidenceFacts): () => string {
  const contentOf = useEvidenceContent(props);
  return () => {
    const { title, sections } = contentOf([]);
    const lines = sections.flatMap(({ heading, rows }) => [
      heading,
      ...rows.filter(({ value }) => value !== '').map(({ label, value }) => `${label}: ${value}`),
    ]);
    return [title, ...lines].join('\n').slice(0, LONGEST_EVIDENCE);
  };
}
