import { useFormat } from '@bourse/i18n';
import { Box, Button, Checkbox, Text, useIsPhone, Quiet } from '@bourse/ui-kit';
import {
  Form,
  FormImageField,
  FormSubmit,
  FormTextField,
  useForm,
  type PhotoStorage,
  type Problem,
  type UploadImage,
} from '@bourse/ui-kit/forms';
import { useState, useEffect, useRef } from 'react';
import { identityMessages } from '../locales/messages';
import { PhotoExample } from './photo-example';
import {
  CARD_MAX,
  EMPTY,
  NAME_MAX,
  PHOTOS,
  verificationSchema,
  type VerificationValues,
} from '../rules/verification-rules';

export interface VerificationFormProps {
  /** Filled in after a rejection. */
  readonly name?: string;
  /** The masked number of the last submission; empty where there was none. */
  readonly previousCard?: string;
  /** Name of the operator, for the watermark. */
  readonly brand?: string | undefined;
  /** Keeps a photo of the draft. */
  readonly storageOf?: (photo: (typeof PHOTOS)[number]) => PhotoStorage;
  readonly onUpload: UploadImage;
  /** Resolves to the problem if it was refused. */
  readonly onSubmit: (values: VerificationValues) => Promise<Problem | undefined>;
}

type Page = readonly (keyof VerificationValues)[];

const DETAILS: Page = ['name', 'cardId'];

/** Fields of each page of the form: one photo a page on phones, everything on one page elsewhere. */
const pagesOf = (isPhone: boolean): readonly Page[] =>
  isPhone ? [DETAILS, ...PHOTOS.map((photo) => [photo])] : [[...DETAILS, ...PHOTOS]];

interface PageHeadProps {
  /** From 0. */
  readonly page: number;
  readonly pages: number;
}

/** "Step 2 of 4". It takes the focus when the page changes, because the pressed button belongs to another page then. */
function PageHead({ page, pages }: PageHeadProps) {
  const text = identityMessages.useText();
  const head = useRef<HTMLSpanElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    head.current?.focus();
  }, [page]);
  return (
    <Quiet ref={head} tabIndex={-1}>
      {text('verify.page', { page: page + 1, pages })}
    </Quiet>
  );
}

/**
 * Name, number and three photos; on phones a page for each photo. The draft survives a reload, a restart of the browser and an expired session: the texts are in
 * local storage, the photos on their storage.
 */
export function VerificationForm(props: VerificationFormProps) {
  const { name = '', previousCard = '', brand, storageOf, onUpload, onSubmit } = props;
  const text = identityMessages.useText();
  const format = useFormat();
  const [isMarked, setMarked] = useState(false);
  const [today] = useState(() => Date.now());
  const pages = pagesOf(useIsPhone());
  const [reached, setReached] = useState(0);
  // A turned phone has fewer pages.
  const page = Math.min(reached, pages.length - 1);
  const isLast = page === pages.length - 1;
  const form = useForm({
    schema: verificationSchema,
    defaults: { ...EMPTY, name },
    draft: { key: 'verification', place: 'device', except: PHOTOS },
  });
  /** A submit on an earlier page opens the next one if the fields of the page are valid. */
  const showNextPage = async () => {
    if (isLast) return true;
    if (await form.check(...(pages[page] ?? []))) setReached(page + 1);
    return false;
  };
  const submit = async (values: VerificationValues) => {
    const problem = await onSubmit(values);
    if (problem === undefined) form.reset({ name: values.name });
    else form.refuse(problem);
  };
  const watermark = text('verify.watermark.words', {
    brand: brand ?? text('verify.watermark.exchange'),
    date: format.date(today),
  });
  const isOpen = (field: keyof VerificationValues) => pages[page]?.includes(field) === true;
  return (
    <Form form={form} label={text('verify.title')} errorText={text} beforeSubmit={showNextPage} onSubmit={submit}>
      {pages.length > 1 && <PageHead page={page} pages={pages.length} />}
      <Box sx={FIELDS} hidden={!isOpen('name')}>
        <FormTextField
          name="name"
          label={text('verify.name')}
          hint={text('verify.name.hint')}
          autoComplete="name"
          maxLength={NAME_MAX}
        />
        <FormTextField
          name="cardId"
          label={text('verify.card')}
          autoComplete="off"
          maxLength={CARD_MAX}
          {...(previousCard !== '' && { hint: text('verify.previous', { card: previousCard }) })}
        />
      </Box>
      <Box sx={FIELDS} hidden={!PHOTOS.some(isOpen)}>
        <div>
          <Checkbox label={text('verify.watermark')} checked={isMarked} onChange={setMarked} />
          {isMarked && <Text tone="quiet">{text('verify.watermark.hint', { words: watermark })}</Text>}
        </div>
      </Box>
      {PHOTOS.map((photo) => (
        // A hidden page keeps its photo, and an upload goes on.
        <Box sx={FIELDS} key={photo} hidden={!isOpen(photo)}>
          <FormImageField
            name={photo}
            label={text(`verify.${photo}`)}
            example={<PhotoExample photo={photo} />}
            camera={photo === 'hand' ? 'user' : 'environment'}
            watermark={isMarked ? watermark : undefined}
            onUpload={onUpload}
            {...(storageOf && { storage: storageOf(photo) })}
          />
        </Box>
      ))}
      <Text tone="quiet">{text('verify.draft')}</Text>
      <FormSubmit>{text(isLast ? 'verify.submit' : 'verify.next')}</FormSubmit>
      {page > 0 && (
        <Button tone="quiet" fullWidth onClick={() => setReached(page - 1)}>
          {text('verify.back')}
        </Button>
      )}
    </Form>
  );
}

const FIELDS = {
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  minWidth: 0,
  '&[hidden]': { display: 'none' },
} as const;
