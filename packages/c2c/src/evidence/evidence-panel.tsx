import { saveFile } from '@bourse/feature-kit';
import { fileProblem } from '@bourse/ui-kit/forms';
import { Button, FileButton, Quiet, Row, Stack, useToast } from '@bourse/ui-kit';
import { useState } from 'react';
import { c2cMessages } from '../locales/messages';
import { evidencePack, sha256, type EvidenceImage } from './evidence-pack';
import { useEvidenceContent, type EvidenceFacts } from './use-evidence-content';

const MOST_IMAGES = 6;

/** Makes one local file for the support: timeline, payee, amounts and chosen images. Nothing is sent. */
export function EvidencePanel(props: EvidenceFacts) {
  const { order } = props;
  const text = c2cMessages.useText();
  const toast = useToast();
  const contentOf = useEvidenceContent(props);
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

async function readImage(file: File): Promise<EvidenceImage> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCodePoint(byte);
  return { name: file.name, sha256: await sha256(bytes), dataUrl: `data:${file.type};base64,${btoa(binary)}` };
}
