import { asFailure } from '@bourse/api-client';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Failure } from '../failure/failure-text';
import { uploadApi } from './api';
import { fileProblem, type FileProblem } from './rules';

export type UploadState =
  | { readonly kind: 'none' }
  /** `part`: how much has been sent, from 0 to 1. */
  | { readonly kind: 'sending'; readonly part: number }
  | { readonly kind: 'done'; readonly url: string }
  | { readonly kind: 'invalid'; readonly problem: FileProblem }
  | { readonly kind: 'failed'; readonly failure: Failure };

export interface Upload {
  readonly state: UploadState;
  /** Uploads an image; a pending upload is aborted. Resolves to its address, or to `undefined` if it failed. */
  readonly send: (file: Blob) => Promise<string | undefined>;
  /** Stops the upload, or forgets the result. */
  readonly clear: () => void;
}

interface Running {
  readonly abort: () => void;
}

function stop(running: RefObject<Running | undefined>): void {
  running.current?.abort();
  running.current = undefined;
}

/** One image of a form: check, progress, abort. An uploaded file that is never submitted has no effect, so a retry is safe. */
export function useUpload(): Upload {
  const [start] = uploadApi.useUploadMutation();
  const [state, setState] = useState<UploadState>({ kind: 'none' });
  const running = useRef<Running>(undefined);
  useEffect(() => () => stop(running), []);

  const send = async (file: Blob): Promise<string | undefined> => {
    stop(running);
    const problem = fileProblem(file);
    if (problem) {
      setState({ kind: 'invalid', problem });
      return undefined;
    }
    setState({ kind: 'sending', part: 0 });
    const present: Running = { abort: () => upload.abort() };
    const isCurrent = () => running.current === present;
    running.current = present;
    const upload = start({
      file,
      onProgress: (part) => {
        if (isCurrent()) setState({ kind: 'sending', part });
      },
    });
    const { data, error } = await upload;
    // Another file was chosen, the upload was aborted, or the form has unmounted.
    if (!isCurrent()) return undefined;
    running.current = undefined;
    setState(data === undefined ? { kind: 'failed', failure: asFailure(error) } : { kind: 'done', url: data });
    return data;
  };

  return {
    state,
    send,
    clear: () => {
      stop(running);
      setState({ kind: 'none' });
    },
  };
}
