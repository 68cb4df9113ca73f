import styled from '@emotion/styled';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../../../actions/button';
import { Dialog } from '../../../overlays/dialog';
import { RADIUS } from '../../../theme/scale';
import { FieldRow, Stack } from '../../../layout/stack';
import { Text } from '../../../layout/text';
import { imageMessages } from './locales/messages';

/** `card`: a document lies in the frame. `person`: the user holds it beside the face. */
export type CameraFrame = 'card' | 'person';

/** Width to height of an identity card (ISO/IEC 7810 ID-1, 85.6 × 54 mm). */
const CARD_RATIO = '85.6 / 54';
const QUALITY = 0.95;

const Stage = styled('div')({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: RADIUS.panel,
  backgroundColor: '#000000',
  '& video, & img': { display: 'block', width: '100%', maxHeight: '60vh', objectFit: 'contain' },
});
const CameraRoot = styled('div')({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  width: '86%',
  maxHeight: '86%',
  aspectRatio: CARD_RATIO,
  border: '2px solid #ffffff',
  borderRadius: RADIUS.panel,
  // Darkens what is outside the frame.
  boxShadow: '0 0 0 100vmax rgb(0 0 0 / 45%)',
  pointerEvents: 'none',
  '&[data-frame="person"]': {
    width: 'auto',
    maxWidth: '86%',
    height: '86%',
    aspectRatio: '3 / 4',
    borderRadius: '50%',
  },
});

const HINT = { card: 'camera.card', person: 'camera.person' } as const;

interface Shot {
  readonly file: File;
  readonly preview: string;
}

/** The present picture of the camera; `undefined` while it shows none. */
async function shotOf(video: HTMLVideoElement): Promise<Shot | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', QUALITY);
  });
  return blob
    ? { file: new File([blob], 'camera.jpg', { type: blob.type }), preview: URL.createObjectURL(blob) }
    : undefined;
}

const stop = (stream: MediaStream | undefined) => {
  for (const track of stream?.getTracks() ?? []) track.stop();
};

export interface CameraProps {
  /** What is photographed. */
  readonly label: string;
  readonly frame: CameraFrame;
  readonly onPhoto: (file: File) => void;
  readonly onClose: () => void;
  /** Called where there is no camera, or the user does not allow it. */
  readonly onDenied: () => void;
}

/** The camera with a frame: take the photo, then use it or take it again. */
export function Camera({ label, frame, onPhoto, onClose, onDenied }: CameraProps) {
  const text = imageMessages.useText();
  const video = useRef<HTMLVideoElement>(null);
  const [stream, setStream] = useState<MediaStream>();
  const [shot, setShot] = useState<Shot>();
  const denied = useEffectEvent(onDenied);

  useEffect(() => {
    let opened: MediaStream | undefined;
    let isClosed = false;
    const open = async () => {
      opened = await navigator.mediaDevices.getUserMedia({
        audio: false,
        video: {
          facingMode: frame === 'person' ? 'user' : 'environment',
          width: { ideal: 3840 },
          height: { ideal: 2160 },
        },
      });
      if (isClosed) stop(opened);
      else setStream(opened);
    };
    open().catch(() => !isClosed && denied());
    return () => {
      isClosed = true;
      stop(opened);
    };
  }, [frame]);
  const preview = shot?.preview;
  useEffect(() => {
    if (preview === undefined) return undefined;
    return () => URL.revokeObjectURL(preview);
  }, [preview]);
  // The element is a new one after a photo was taken again.
  const show = (element: HTMLVideoElement | null) => {
    video.current = element;
    if (element && stream && element.srcObject !== stream) element.srcObject = stream;
  };

  const take = async () => {
    if (video.current && video.current.videoWidth > 0) setShot(await shotOf(video.current));
  };
  const actions = shot ? (
    <FieldRow style={{ width: '100%' }}>
      <Button tone="quiet" onClick={() => setShot(undefined)}>
        {text('camera.retake')}
      </Button>
      <Button onClick={() => onPhoto(shot.file)}>{text('camera.use')}</Button>
    </FieldRow>
  ) : (
    <FieldRow style={{ width: '100%' }}>
      <Button disabled={!stream} onClick={() => void take()}>
        {text('image.camera')}
      </Button>
    </FieldRow>
  );
  return (
    <Dialog open isWide hasCloseButton title={label} onClose={onClose} actions={actions}>
      <Stack spacing={3}>
        <Text tone="quiet">{text(shot ? 'camera.check' : HINT[frame])}</Text>
        <Stage>
          {shot ? (
            <img src={shot.preview} alt={text('image.preview', { label })} />
          ) : (
            <>
              <video ref={show} autoPlay playsInline muted aria-label={label} />
              <CameraRoot data-frame={frame} aria-hidden />
            </>
          )}
        </Stage>
      </Stack>
    </Dialog>
  );
}
