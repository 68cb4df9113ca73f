import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import * as v from 'valibot';
import { Form } from '../../form/form';
import { useForm } from '../../form/use-form';
import { column } from '../../../stories/frame.test-support';
import { FormImageField, type FormImageFieldProps } from './form-image-field';
import type { UploadImage } from './use-image-upload';
import { stripHeight } from './watermark';

const GREEN = [46, 125, 50] as const;
const WHITE = [255, 255, 255] as const;
const SIZE = { width: 1200, height: 800 };

/** A green photo. */
async function photo(): Promise<File> {
  const canvas = new OffscreenCanvas(SIZE.width, SIZE.height);
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = `rgb(${GREEN.join(' ')})`;
    context.fillRect(0, 0, SIZE.width, SIZE.height);
  }
  const blob = await canvas.convertToBlob({ type: 'image/png' });
  return new File([blob], 'card.png', { type: 'image/png' });
}

/** The size of a picture and the colour of the pixel at a place. */
async function decode(file: Blob) {
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  const pixels = context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
  const colourAt = (x: number, y: number) => Array.from(pixels.subarray((y * width + x) * 4, (y * width + x) * 4 + 3));
  return { width, height, colourAt };
}

/** JPEG changes colours by a step or two. */
const isNear = (colour: readonly number[], wanted: readonly number[]) =>
  colour.every((part, at) => Math.abs(part - (wanted[at] ?? 0)) <= 3);

function PhotoForm(props: Omit<FormImageFieldProps, 'name' | 'label'>) {
  const form = useForm({ schema: v.object({ photo: v.string() }), defaults: { photo: '' } });
  return (
    <Form form={form} label="Photo" errorText={(code) => code} onSubmit={() => undefined}>
      <FormImageField name="photo" label="Document, front" {...props} />
    </Form>
  );
}

const meta = {
  title: 'Forms/Watermark',
  component: PhotoForm,
  decorators: [column],
  args: {
    watermark: 'For verification at Bourse, 22 Nov 2026',
    onUpload: fn<UploadImage>(() => Promise.resolve('/uploads/1.jpg')),
  },
} satisfies Meta<typeof PhotoForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The words are in a strip below the photo: they cover nothing of it. */
export const BelowThePhoto: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.upload(canvas.getByLabelText('Choose photo: Document, front'), await photo());
    await canvas.findByText(/^Uploaded/);
    const { width, height, colourAt } = await decode(args.onUpload.mock.calls[0]?.[0] ?? new Blob());
    const strip = stripHeight(SIZE.width, SIZE.height);
    await expect({ width, height }).toEqual({ width: SIZE.width, height: SIZE.height + strip });
    const rows = [0, SIZE.height / 2, SIZE.height - 12];
    await expect(rows.every((y) => isNear(colourAt(SIZE.width / 2, y), GREEN))).toBe(true);
    await expect(isNear(colourAt(2, height - 2), WHITE)).toBe(true);
    const middle = SIZE.height + Math.round(strip / 2);
    const letters = Array.from({ length: SIZE.width }, (_, x) => colourAt(x, middle)).filter(
      ([red = 255]) => red < 128,
    );
    await expect(letters.length).toBeGreaterThan(20);
  },
};
