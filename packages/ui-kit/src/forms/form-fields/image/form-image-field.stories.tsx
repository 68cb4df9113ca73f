import type { Meta, StoryObj } from '@storybook/react-vite';
import * as v from 'valibot';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { column } from '../../../stories/frame.test-support';
import { Form } from '../../form/form';
import { useForm, useFormValue } from '../../form/use-form';
import { FormImageField } from './form-image-field';
import { imageMetadata } from './image-metadata';
import { cameraPhoto, cardPhoto, heicPhoto, svgPicture, textNamedJpg } from './photos.test-support';
import type { UploadImage } from './use-image-upload';

const MEGABYTE = 1024 * 1024;
const ADDRESS = '/upload/card.jpg';

const schema = v.object({ photo: v.string() });

/** The field in a form that shows the field's value below. */
function PhotoForm({ onUpload }: { readonly onUpload: UploadImage }) {
  const form = useForm({ schema, defaults: { photo: '' } });
  return (
    <Form form={form} label="Photo" errorText={(code) => code} onSubmit={() => undefined}>
      <FormImageField name="photo" label="Document" onUpload={onUpload} />
      <output data-testid="address">{useFormValue(form, 'photo')}</output>
    </Form>
  );
}

const uploaded: UploadImage = (_file, { onProgress }) => {
  onProgress(1);
  return Promise.resolve(ADDRESS);
};

const meta = {
  title: 'Forms/Image field',
  component: PhotoForm,
  decorators: [column],
  args: { onUpload: fn(uploaded) },
} satisfies Meta<typeof PhotoForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const fieldOf = (canvas: Canvas) => canvas.getByRole('group', { name: 'Document' });
const inputOf = (canvas: Canvas) => canvas.getByLabelText<HTMLInputElement>('Choose photo: Document');

function transferOf(file: File): DataTransfer {
  const transfer = new DataTransfer();
  transfer.items.add(file);
  return transfer;
}

const paste = (canvas: Canvas, file: File) =>
  fireEvent(
    inputOf(canvas),
    new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: transferOf(file) }),
  );
const drag = (canvas: Canvas, type: 'dragover' | 'drop', file: File) =>
  fireEvent(
    canvas.getByText(/^Drop or paste/),
    new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: transferOf(file) }),
  );

export const Empty: Story = {};

/** A photo of 12 megapixels is reduced to at most 4 MB and loses its location; the field says so. `Remove` empties the field. */
export const FromCamera: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const photo = await cameraPhoto();
    await expect(photo.size).toBeGreaterThan(4 * MEGABYTE);
    await expect(imageMetadata(new Uint8Array(await photo.arrayBuffer())).hasLocation).toBe(true);
    await userEvent.upload(inputOf(canvas), photo);
    await canvas.findByText(/^Uploaded · location removed · camera data removed · [\d.]+ → [\d.]+ MB$/);
    const [sent] = args.onUpload.mock.calls[0] ?? [];
    await expect(sent).toMatchObject({ name: 'IMG_0001.jpg', type: 'image/jpeg' });
    await expect(sent?.size).toBeLessThanOrEqual(4 * MEGABYTE);
    const bytes = new Uint8Array((await sent?.arrayBuffer()) ?? []);
    await expect(imageMetadata(bytes)).toEqual({ hasLocation: false, hasMetadata: false });
    await expect(canvas.getByTestId('address')).toHaveTextContent(ADDRESS);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(canvas.getByTestId('address')).toHaveTextContent('');
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

export const Pasted: Story = {
  play: async ({ canvas }) => {
    await paste(canvas, await cardPhoto());
    await canvas.findByText('Uploaded');
    await expect(canvas.getByRole('img', { name: 'Preview: Document' })).toBeVisible();
    await expect(canvas.getByTestId('address')).toHaveTextContent(ADDRESS);
  },
};

/** The frame is highlighted while a photo is over it. */
export const DraggedOver: Story = {
  play: async ({ canvas, userEvent }) => {
    const photo = await cardPhoto();
    await drag(canvas, 'dragover', photo);
    await expect(fieldOf(canvas).querySelector('[data-over]')).toBeVisible();
    await drag(canvas, 'drop', photo);
    await canvas.findByText(/^Uploaded/);
    await expect(fieldOf(canvas).querySelector('[data-over]')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await drag(canvas, 'dragover', photo);
  },
};

const NEVER = new Promise<string>(() => {});

export const Uploading: Story = {
  tags: ['picture'],
  args: {
    onUpload: fn<UploadImage>((_file, { onProgress }) => {
      onProgress(0.4);
      return NEVER;
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(inputOf(canvas), await cardPhoto());
    await waitFor(() => expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40'));
    await expect(canvas.getByRole('progressbar')).toHaveAccessibleName('Uploading… 40%');
    await expect(canvas.getByRole('progressbar').offsetWidth).toBeGreaterThan(200);
  },
};

/** A canceled upload is aborted and can be started again. */
export const Canceled: Story = {
  args: { onUpload: fn<UploadImage>(() => NEVER) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.upload(inputOf(canvas), await cardPhoto());
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel upload' }));
    await canvas.findByText('Upload cancelled');
    await expect(args.onUpload.mock.calls[0]?.[1].signal.aborted).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Upload again' }));
    await expect(args.onUpload).toHaveBeenCalledTimes(2);
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel upload' }));
    await expect(canvas.getByTestId('address')).toHaveTextContent('');
  },
};

export const Failed: Story = {
  args: { onUpload: fn<UploadImage>(() => Promise.reject(new Error('no connection'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(inputOf(canvas), await cardPhoto());
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Upload failed. Check your connection and try again.',
    );
    await expect(canvas.getByRole('img', { name: 'Preview: Document' })).toBeVisible();
    await expect(canvas.getByTestId('address')).toHaveTextContent('');
  },
};

/** The second try sends the same photo. */
export const Retried: Story = {
  args: { onUpload: fn(uploaded) },
  beforeEach: ({ args }) => {
    args.onUpload.mockRejectedValueOnce(new Error('no connection'));
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.upload(inputOf(canvas), await cardPhoto());
    await userEvent.click(await canvas.findByRole('button', { name: 'Upload again' }));
    await canvas.findByText(/^Uploaded/);
    const [first, second] = args.onUpload.mock.calls;
    await expect(second?.[0].size).toBe(first?.[0].size);
    await expect(canvas.getByTestId('address')).toHaveTextContent(ADDRESS);
  },
};

export const Heic: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.upload(inputOf(canvas), heicPhoto());
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'This browser cannot read HEIC photos. On your iPhone, go to Settings > Camera > Formats > Most Compatible, then retake the photo.',
    );
    await expect(args.onUpload).not.toHaveBeenCalled();
  },
};

/** The type is read from the bytes: a text named `.jpg` and an SVG are refused, and a photo after them is taken. */
export const NotAPhoto: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await drag(canvas, 'drop', svgPicture());
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This file is not a JPG or PNG photo.');
    await userEvent.upload(inputOf(canvas), await cardPhoto());
    await canvas.findByText(/^Uploaded/);
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.upload(inputOf(canvas), textNamedJpg());
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This file is not a JPG or PNG photo.');
    await expect(canvas.getByTestId('address')).toHaveTextContent('');
    await expect(args.onUpload).toHaveBeenCalledOnce();
  },
};
