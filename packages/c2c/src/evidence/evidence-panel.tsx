import { saveFile } from '@bourse/feature-kit';
import { fileProblem } from '@bourse/ui-kit/forms';
import { useFormat, zoneOffset } from '@bourse/i18n';
import { toFixed } from '@bourse/decimal';
import { Button, FileButton, Quiet, Row, Stack, useToast } from '@bourse/ui-kit';
import { useState } from 'react';
import type { Order, Payee } from '@bourse/contracts/c2c';
import { c2cMessages } from '../locales/messages';
import { C2C_DECIMALS } from '../rules/ad-amounts';
import type { Role } from '../rules/order-actions';
import type { CancelReason } from '../rules/cancel-reason';
import { payeeFields } from '../rules/payee-fields';
import { evidencePack, sha256, type EvidenceContent, type EvidenceImage } from './evidence-pack';

const MOST_IMAGES = 6;

export interface EvidencePanelProps {
  readonly order: Order;
  readonly role: Role;
  /** As this device saw it first. */
  readonly payee: Payee | undefined;
  readonly reason: CancelReason | undefined;
  readonly now: () => number;
}

/** Makes one local file for the support: timeline, payee, amounts and chosen images. Nothing is sent. */
export function EvidencePanel(props: EvidencePanelProps) {
  const { order } = props;
  const text = c2cMessages.useText();
  const toast = useToast();
  const contentOf = useContent(props);
  const [files, setFiles] = useState<readonly File[]>([]);
  const save = async () => {
    const images = await Promise.all(files.map(readImage));
    saveFile(new Blob([evidencePack(contentOf(images))], { type: 'text/html' }), `c2c-order-${order.id}.html`);
    toast.success(text('evidence.saved'));
  };
  return (
    <Stack spacing={2} sx={{ marginTop: 3 }}>
      <Row>
        <FileButton
          tone="quiet"
          accept="image/png,image/jpeg,image/webp"
          isMultiple
          onFiles={(chosen) => setFiles(chosen.filter((file) => fileProblem(file) === undefined).slice(0, MOST_IMAGES))}
        >
          {text('evidence.images', { count: MOST_IMAGES })}
        </FileButton>
        <Quiet>{files.map(({ name }) => name).join(', ')}</Quiet>
      </Row>
      <Row>
        <Button tone="quiet" size="small" onClick={() => void save()}>
          {text('evidence.save')}
        </Button>
        <Quiet>{text('evidence.hint')}</Quiet>
      </Row>
    </Stack>
  );
}

function useContent({ order, role, payee, reason, now }: EvidencePanelProps) {
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

async function readImage(file: File): Promise<EvidenceImage> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCodePoint(byte);
  return { name: file.name, sha256: await sha256(bytes), dataUrl: `data:${file.type};base64,${btoa(binary)}` };
}
