import { saveFile } from '@bourse/feature-kit';
import { PlainDialog, type ClosedTrade } from '@bourse/trading';
import { Button, canvasStyle, Checkbox, Quiet, Stack, useToast } from '@bourse/ui-kit';
import { useRef, useState } from 'react';
import { resultsMessages } from '../locales/messages';
import type { ResultTotals } from '../rules/totals';
import { drawPicture, PICTURE } from './draw-picture';
import { usePictureContent } from './use-picture-content';
import type { PictureContent } from './picture-content';

const PREVIEW = { width: '100%', height: 'auto', display: 'block' } as const;

const TOAST = 'result-picture';
const TYPE = 'image/png';

function draw(canvas: HTMLCanvasElement | null, content: PictureContent): void {
  const paper = canvas?.getContext('2d');
  if (canvas && paper) drawPicture(paper, content, canvasStyle(canvas));
}

const fileOf = (canvas: HTMLCanvasElement | null) =>
  new Promise<File | undefined>((resolve) => {
    if (canvas)
      canvas.toBlob((blob) => resolve(blob ? new File([blob], 'result.png', { type: TYPE }) : undefined), TYPE);
    else resolve(undefined);
  });

/** Whether the device can hand a picture to another app. */
const canSend = () =>
  'canShare' in navigator && navigator.canShare({ files: [new File([''], 'result.png', { type: TYPE })] });

/** A share that the user cancels rejects. */
const send = (file: File) => navigator.share({ files: [file] }).catch(() => undefined);

export interface PictureDialogProps {
  /** The trade; the whole result without it. */
  readonly trade: ClosedTrade | undefined;
  readonly totals: ResultTotals;
  readonly currency: string;
  readonly onClose: () => void;
}

/** The picture of a result. It is made in the browser, and nothing is sent before the user hands it to an app. Amounts are hidden at first. */
export function PictureDialog({ trade, totals, currency, onClose }: PictureDialogProps) {
  const text = resultsMessages.useText();
  const toast = useToast();
  const [withAmounts, setWithAmounts] = useState(false);
  const canvas = useRef<HTMLCanvasElement>(null);
  const content = usePictureContent(trade, totals, currency, withAmounts);
  const { title, label, headline, lines } = content;

  const hand = async (act: (file: File) => void | Promise<void>) => {
    const file = await fileOf(canvas.current);
    if (file) await act(file);
    else toast.error(text('picture.failed'), TOAST);
  };

  return (
    <PlainDialog
      open
      title={text('picture')}
      onClose={onClose}
      actions={
        <>
          {canSend() && (
            <Button tone="quiet" onClick={() => void hand(send)}>
              {text('picture.send')}
            </Button>
          )}
          <Button onClick={() => void hand((file) => saveFile(file, file.name))}>{text('picture.save')}</Button>
        </>
      }
    >
      <Stack spacing={3}>
        <canvas
          style={PREVIEW}
          ref={(element) => {
            canvas.current = element;
            draw(element, content);
          }}
          {...PICTURE}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an `img` would need the file before the user wants it
          role="img"
          aria-label={text('picture.name', { result: [title, label, headline, ...lines].join(', ') })}
        />
        <Checkbox label={text('picture.amounts')} checked={withAmounts} onChange={setWithAmounts} />
        <Quiet>{text('picture.amountsHint')}</Quiet>
      </Stack>
    </PlainDialog>
  );
}
