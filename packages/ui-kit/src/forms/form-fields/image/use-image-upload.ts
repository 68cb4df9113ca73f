import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { StoredPhoto, PhotoStorage } from './photo-storage';
import type { ImageProblem, PreparedImage } from './prepare-image';

/** Sends a prepared photo. Resolves to its address; rejects after a failure and after an abort. */
export type UploadImage = (
  file: File,
  options: { readonly signal: AbortSignal; readonly onProgress: (part: number) => void },
) => Promise<string>;

export type ImageState =
  | { readonly kind: 'empty' }
  | { readonly kind: 'preparing' }
  | { readonly kind: 'problem'; readonly problem: ImageProblem }
  | { readonly kind: 'uploading'; readonly image: PreparedImage; readonly part: number }
  | { readonly kind: 'failed'; readonly image: PreparedImage }
  | { readonly kind: 'canceled'; readonly image: PreparedImage }
  | { readonly kind: 'uploaded'; readonly image: PreparedImage };

export interface ImageUploadOptions {
  readonly onUpload: UploadImage;
  /** Called with the address of the photo, and with an empty text while there is none. */
  readonly onUrl: (url: string) => void;
  /** Keeps the photo over a reload and a restart of the browser. */
  readonly storage?: PhotoStorage | undefined;
  /** Written below photos that are chosen from now on. */
  readonly watermark?: string | undefined;
}

/** Milliseconds that an uploaded photo waits for its draft; a slow disk does not keep a form from being sent. */
const KEEPING_MS = 1000;

const after = (milliseconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds));

/** Releases the address of a preview. */
function revoke(preview: RefObject<string | undefined>): void {
  if (preview.current !== undefined) URL.revokeObjectURL(preview.current);
  preview.current = undefined;
}

/** One photo from choice to address: prepare, upload with progress, cancel, retry. A later choice replaces an earlier one. */
export function useImageUpload({ onUpload, onUrl, storage, watermark }: ImageUploadOptions) {
  const [state, setState] = useState<ImageState>({ kind: 'empty' });
  const running = useRef<AbortController>(undefined);
  const preview = useRef<string>(undefined);
  const begin = () => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    return controller.signal;
  };
  /** Resolves once the draft keeps the photo, or after `KEEPING_MS`. A draft that cannot be kept is no failed upload. */
  const keep = async ({ preview: _preview, ...image }: PreparedImage, url: string) => {
    if (!storage) return;
    await Promise.race([storage.write({ ...image, url }).catch(() => undefined), after(KEEPING_MS)]);
  };
  const upload = async (image: PreparedImage, signal: AbortSignal) => {
    setState({ kind: 'uploading', image, part: 0 });
    try {
      const file = new File([image.blob], image.name, { type: image.blob.type });
      const url = await onUpload(file, {
        signal,
        onProgress: (part) => {
          if (!signal.aborted) setState({ kind: 'uploading', image, part });
        },
      });
      if (signal.aborted) return;
      // "Uploaded" is shown after the draft has the address: a browser that is closed at this word loses nothing.
      await keep(image, url);
      if (signal.aborted) return;
      setState({ kind: 'uploaded', image });
      onUrl(url);
    } catch {
      if (!signal.aborted) setState({ kind: 'failed', image });
    }
  };
  const readStorage = useEffectEvent(() => storage?.read());
  const restore = useEffectEvent(async ({ url, ...photo }: StoredPhoto, signal: AbortSignal) => {
    const image = { ...photo, preview: URL.createObjectURL(photo.blob) };
    preview.current = image.preview;
    if (url === '') {
      await upload(image, signal);
      return;
    }
    setState({ kind: 'uploaded', image });
    onUrl(url);
  });
  useEffect(() => {
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    void readStorage()?.then((stored) => (stored && !signal.aborted ? restore(stored, signal) : undefined));
    return () => {
      running.current?.abort();
      revoke(preview);
    };
  }, []);
  return {
    state,
    choose: async (file: File) => {
      const signal = begin();
      onUrl('');
      setState({ kind: 'preparing' });
      const { prepareImage } = await import('./prepare-image');
      const result = await prepareImage(file, watermark);
      if ('problem' in result) {
        if (!signal.aborted) setState({ kind: 'problem', problem: result.problem });
        return;
      }
      revoke(preview);
      preview.current = result.image.preview;
      if (signal.aborted) {
        revoke(preview);
        return;
      }
      void keep(result.image, '');
      await upload(result.image, signal);
    },
    retry: async () => {
      if (state.kind === 'failed' || state.kind === 'canceled') await upload(state.image, begin());
    },
    cancel: () => {
      running.current?.abort();
      if (state.kind !== 'uploading') return;
      setState({ kind: 'canceled', image: state.image });
      // The draft may be about to keep the address of this photo.
      void keep(state.image, '');
    },
    remove: () => {
      running.current?.abort();
      revoke(preview);
      setState({ kind: 'empty' });
      onUrl('');
      void storage?.write(undefined);
    },
  };
}
