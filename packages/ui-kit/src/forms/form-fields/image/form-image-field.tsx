import { useFormat } from '@bourse/i18n';
import { decimal } from '@bourse/decimal';
import styled from '@emotion/styled';
import { Suspense, useId, useState, type ClipboardEvent, type DragEvent, type ReactNode } from 'react';
import { Button } from '../../../actions/button';
import { FileButton } from '../../../actions/file-button';
import { LinearProgress } from '../../../feedback/progress';
import { useToast } from '../../../feedback/toaster';
import { Skeleton } from '../../../feedback/skeleton';
import { FailedOnPress, lazyPart } from '../../../loading/lazy-part';
import { FONT_SIZE, RADIUS } from '../../../theme/scale';
import { COARSE } from '../../../theme/touch';
import { colour, soft } from '../../../theme/variables';
import { FieldSlot } from '../../form/field-slot';
import { asText, useFormField } from '../../form/use-form-field';
import { imageMessages } from './locales/messages';
import type { PhotoStorage } from './photo-storage';
import type { PreparedImage } from './prepare-image';
import { useImageUpload, type ImageState, type UploadImage } from './use-image-upload';
import { Row, Stack } from '../../../layout/stack';
import { Text } from '../../../layout/text';

const BYTES_PER_MEGABYTE = 1024 * 1024;

const Legend = styled('legend')({
  padding: 0,
  marginBottom: 4,
  fontSize: FONT_SIZE.table,
  color: colour.quiet,
  // Not part of the accessible name: `required` of the input says it.
  '&[data-required]::after': { content: ['" *"', '" *" / ""'], color: colour.danger },
});

const Area = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: 8,
  padding: 16,
  minHeight: 148,
  alignContent: 'center',
  textAlign: 'center',
  border: `1px dashed ${colour.edge}`,
  borderRadius: RADIUS.panel,
  fontSize: FONT_SIZE.table,
  color: colour.quiet,
  '&[data-over]': { borderColor: colour.accent, backgroundColor: soft(colour.accent, 8) },
  '&[data-invalid]': { borderColor: colour.danger },
  '& img': { maxWidth: '100%', maxHeight: 220, borderRadius: RADIUS.control, objectFit: 'contain' },
  '& p': { margin: 0 },
  '& [role="progressbar"]': { width: '100%' },
});

export interface FormImageFieldProps {
  /** The field holds the address of the uploaded photo, an empty text while there is none. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly onUpload: UploadImage;
  /** Which camera a phone opens: `user` for a photo of the person. */
  readonly camera?: 'environment' | 'user';
  /** An example, shown while nothing is chosen. */
  readonly example?: ReactNode;
  /** Keeps the photo over a reload and a restart of the browser. Read once. */
  readonly storage?: PhotoStorage;
  /** Words that are written below photos that are chosen from now on. */
  readonly watermark?: string | undefined;
}

/** Older browsers, and pages that are not served over HTTPS, have no camera of their own. */
const hasCamera = () => 'mediaDevices' in navigator && 'getUserMedia' in navigator.mediaDevices;

const LazyCamera = lazyPart(async () => (await import('./camera')).Camera, {
  fallback: null,
  failed: ({ onClose }) => <FailedOnPress onClose={onClose} />,
});

/** Height of the field without an example and a hint, CSS pixels. */
const FIELD_HEIGHT = 171;

/** One photo: choose, drag, paste or take it; it is reduced, stripped of metadata and uploaded with progress. */
export function FormImageField(props: FormImageFieldProps) {
  // Its texts load with the first field.
  return (
    <Suspense fallback={<Skeleton height={FIELD_HEIGHT} />}>
      <ImageField {...props} />
    </Suspense>
  );
}

function ImageField(props: FormImageFieldProps) {
  const { name, label, hint, onUpload, camera = 'environment', example, storage, watermark } = props;
  const text = imageMessages.useText();
  const toast = useToast();
  const id = useId();
  const field = useFormField(name, asText);
  const upload = useImageUpload({ onUpload, onUrl: field.onChange, storage, watermark });
  const [isOver, setOver] = useState(false);
  const [isCameraOpen, setCameraOpen] = useState(false);
  // The system's own camera takes over where the page may not use one.
  const [isSystemCamera, setSystemCamera] = useState(() => !hasCamera());
  const { state } = upload;
  const chosen = 'image' in state ? state.image : undefined;
  // Uploaded photos need the token in a header, so an `<img>` cannot show them by their address.
  const preview = chosen?.preview;

  const take = (file: File | null | undefined) => {
    if (file) void upload.choose(file);
  };
  const paste = (event: ClipboardEvent) => take(event.clipboardData.files.item(0));
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files.item(0));
  };
  const problem = state.kind === 'problem' ? text(state.problem) : field.error;
  const chooseButton = (words: string, capture?: 'environment' | 'user') => (
    <FileButton
      label={`${text(capture ? 'image.camera' : 'image.choose')}: ${label}`}
      name={capture ? undefined : name}
      accept="image/jpeg,image/png,image/heic,image/heif"
      capture={capture}
      required={field.required}
      aria-invalid={problem !== undefined}
      aria-describedby={`${id}-words`}
      tone="quiet"
      onBlur={field.onBlur}
      onFiles={([file]) => take(file)}
    >
      {words}
    </FileButton>
  );
  return (
    <FieldSlot name={name}>
      <Stack component="fieldset" spacing={0} onPaste={paste}>
        <Legend data-required={field.required || undefined}>{label}</Legend>
        <Area
          data-over={isOver || undefined}
          data-invalid={problem === undefined ? undefined : true}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          {preview === undefined ? example : <img src={preview} alt={text('image.preview', { label })} />}
          <Progress state={state} isUploaded={field.value !== ''} />
          {state.kind === 'uploading' ? (
            <Button tone="quiet" onClick={upload.cancel}>
              {text('image.cancel')}
            </Button>
          ) : (
            <Row spacing={2} sx={{ justifyContent: 'center' }}>
              {(state.kind === 'failed' || state.kind === 'canceled') && (
                <Button tone="quiet" onClick={() => void upload.retry()}>
                  {text('image.retry')}
                </Button>
              )}
              {chooseButton(text(preview === undefined ? 'image.choose' : 'image.replace'))}
              <TouchOnly>
                {isSystemCamera ? (
                  chooseButton(text('image.camera'), camera)
                ) : (
                  <Button tone="quiet" onClick={() => setCameraOpen(true)}>
                    {text('image.camera')}
                  </Button>
                )}
              </TouchOnly>
              {preview !== undefined && (
                <Button tone="quiet" onClick={upload.remove}>
                  {text('image.remove')}
                </Button>
              )}
            </Row>
          )}
          <p id={`${id}-words`}>
            {hint ??
              (preview === undefined && (
                <>
                  <NoTouch>{text('image.drop')} </NoTouch>
                  {text('image.limits')}
                </>
              ))}
          </p>
        </Area>
        <div style={{ minHeight: 24 }}>
          {problem !== undefined && (
            <Text size="dense" tone="danger" style={{ paddingTop: 4 }} role="alert">
              {problem}
            </Text>
          )}
        </div>
        {isCameraOpen && (
          <LazyCamera
            label={label}
            frame={camera === 'user' ? 'person' : 'card'}
            onPhoto={(file) => {
              setCameraOpen(false);
              take(file);
            }}
            onClose={() => setCameraOpen(false)}
            onDenied={() => {
              setCameraOpen(false);
              setSystemCamera(true);
              toast.error(text('camera.denied'));
            }}
          />
        )}
      </Stack>
    </FieldSlot>
  );
}

const NoTouch = styled('span')({ [COARSE]: { display: 'none' } });
const TouchOnly = styled('span')({ display: 'none', [COARSE]: { display: 'inline-flex' } });

function Progress({ state, isUploaded }: { readonly state: ImageState; readonly isUploaded: boolean }) {
  const text = imageMessages.useText();
  if (state.kind === 'preparing') return <output>{text('image.preparing')}</output>;
  if (state.kind === 'uploading') {
    const percent = Math.round(state.part * 100);
    const words = text('image.uploading', { percent });
    return (
      <>
        <LinearProgress label={words} percent={percent} />
        <output>{words}</output>
      </>
    );
  }
  if (state.kind === 'failed')
    return (
      <Text size="dense" tone="danger" style={{ paddingTop: 4 }} role="alert">
        {text('image.failed')}
      </Text>
    );
  if (state.kind === 'canceled') return <output>{text('image.canceled')}</output>;
  if (state.kind === 'uploaded') return <Changes image={state.image} />;
  return isUploaded ? <output>{text('image.uploaded')}</output> : null;
}

/** Changes made by the preparation, and advice about the photo. */
function Changes({ image }: { readonly image: PreparedImage }) {
  const text = imageMessages.useText();
  const format = useFormat();
  const megabytes = (bytes: number) => format.decimal(decimal((bytes / BYTES_PER_MEGABYTE).toFixed(1)));
  const [before, after] = [megabytes(image.before), megabytes(image.blob.size)];
  const changes = [
    text('image.uploaded'),
    image.hadLocation ? text('image.location') : undefined,
    image.hadMetadata ? text('image.metadata') : undefined,
    image.blob.size < image.before && before !== after ? `${before} → ${after} MB` : undefined,
  ];
  return (
    <>
      <output>{changes.filter((change) => change !== undefined).join(' · ')}</output>
      {image.advice.map((advice) => (
        <p key={advice}>{text(advice)}</p>
      ))}
    </>
  );
}
