import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Camera } from './camera';

const SIZE = { width: 1280, height: 720 };

/** Paints the frame of the present stream again: a stream has a new frame only when its canvas is painted. */
let paint = () => {};

/** The stream of a canvas in one colour, in place of a camera. */
function coloured(colour: string): MediaStream {
  const canvas = Object.assign(document.createElement('canvas'), SIZE);
  const context = canvas.getContext('2d');
  paint = () => {
    if (!context) return;
    context.fillStyle = colour;
    context.fillRect(0, 0, SIZE.width, SIZE.height);
  };
  const stream = canvas.captureStream();
  paint();
  return stream;
}

/** Green of the first pixel of a video, 0 to 255; 0 before the first frame. */
function greenOf(video: HTMLVideoElement): number {
  const context = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d');
  context?.drawImage(video, 0, 0, 1, 1);
  return context?.getImageData(0, 0, 1, 1).data[1] ?? 0;
}

/** What `getUserMedia` does, and the constraints with which it was called. */
const device = {
  open: (): Promise<MediaStream> => Promise.reject(new Error('no camera')),
  asked: fn<(constraints: MediaStreamConstraints | undefined) => void>(),
};

/** Replaces the camera of the browser; returns the function that gives it back. */
function stubCamera(): () => void {
  const own = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
  navigator.mediaDevices.getUserMedia = (constraints) => {
    device.asked(constraints);
    return device.open();
  };
  return () => {
    navigator.mediaDevices.getUserMedia = own;
  };
}

const meta = {
  title: 'Forms/Camera',
  component: Camera,
  args: {
    label: 'Document, front',
    frame: 'card',
    onPhoto: fn<(file: File) => void>(),
    onClose: fn(),
    onDenied: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  beforeEach: () => {
    device.asked.mockClear();
    device.open = () => Promise.resolve(coloured('#2e7d32'));
    return stubCamera();
  },
} satisfies Meta<typeof Camera>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: string) => screen.findByRole('button', { name });

/** The video has arrived, so that a photo can be taken. */
async function film(): Promise<HTMLVideoElement> {
  const video = await screen.findByLabelText<HTMLVideoElement>('Document, front', { selector: 'video' });
  await waitFor(async () => {
    paint();
    await expect(video.videoWidth).toBe(SIZE.width);
    await expect(greenOf(video)).toBeGreaterThan(0);
  });
  return video;
}

/** A photo is looked at before it is used; its file has the size of the camera. */
export const PhotoTaken: Story = {
  play: async ({ args, userEvent }) => {
    await film();
    await userEvent.click(await button('Take photo'));
    await screen.findByRole('img', { name: 'Preview: Document, front' });
    await userEvent.click(await button('Use photo'));
    await expect(args.onPhoto).toHaveBeenCalledOnce();
    const [file] = args.onPhoto.mock.calls[0] ?? [];
    await expect(file?.type).toBe('image/jpeg');
    const { width, height } = await createImageBitmap(file ?? new Blob());
    await expect({ width, height }).toEqual(SIZE);
    await expect(device.asked.mock.calls).toMatchObject([[{ audio: false, video: { facingMode: 'environment' } }]]);
  },
};

/** A photo that is taken again: the camera films on. The frame for a face is upright on every screen. */
export const Retaken: Story = {
  args: { frame: 'person' },
  play: async ({ args, userEvent }) => {
    await film();
    await userEvent.click(await button('Take photo'));
    await userEvent.click(await button('Retake'));
    const { nextElementSibling: frame } = await film();
    const { width, height } = frame?.getBoundingClientRect() ?? new DOMRect();
    await expect(width / height).toBeCloseTo(3 / 4, 1);
    await expect(args.onPhoto).not.toHaveBeenCalled();
    await expect(device.asked.mock.calls).toMatchObject([[{ video: { facingMode: 'user' } }]]);
  },
};

/** Without a camera, or without the permission, the caller offers the system's own. */
export const Denied: Story = {
  beforeEach: () => {
    device.open = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
  },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onDenied).toHaveBeenCalledOnce());
    await expect(await button('Take photo')).toBeDisabled();
  },
};
