import { asFailure, selectUserId } from '@bourse/api-client';
import { SESSION_TOAST, useUploadImage, useSite, usePolling, useAppSelector, useScreenLink } from '@bourse/feature-kit';
import {
  Alert,
  Button,
  Page,
  Panel,
  Skeleton,
  Stack,
  Stepper,
  useIsPhone,
  useToast,
  Narrow,
  Padded,
  Text,
} from '@bourse/ui-kit';
import { useState } from 'react';
import type { VerificationState } from '@bourse/contracts/identity';
import { identityMessages } from '../locales/messages';
import { refusalOf } from '../account/refusal';
import { useSubmitIdentityMutation, useUserCenterQuery } from '../api/settings';
import { useWayBack } from '../account/use-way-back';
import { dropPhotos, photoStorage } from '../verification/photo-storage';
import { identityRequest, type VerificationValues } from '../rules/verification-rules';
import { LINKS } from '../links';
import { ReadContent } from '../layout/read-content';
import { VerificationForm } from '../verification/verification-form';

/** While a verification is under review, milliseconds between two reads. */
const POLL_MS = 5000;

/** `/authentication`, `/account/authentication`: identity verification by its state. */
export function Component() {
  const text = identityMessages.useText();
  const { currentData, error, refetch } = useUserCenterQuery();
  return (
    <Page title={text('verify.title')}>
      <Narrow>
        <ReadContent read={{ data: currentData, error, refetch }} failedTitle={text('verify.failed')} height={480}>
          {(state) => <Content state={state} />}
        </ReadContent>
      </Narrow>
    </Page>
  );
}

const STEP = { 0: 0, 3: 0, 1: 1, 2: 3 } as const;

function Content({ state }: { readonly state: VerificationState }) {
  const text = identityMessages.useText();
  const goBack = useWayBack();
  const isPhone = useIsPhone();
  const isForm = state.reviewStatus === 0 || state.reviewStatus === 3;
  const steps = [text('verify.step.form'), text('verify.step.review'), text('verify.step.done')];
  return (
    <>
      {goBack && state.reviewStatus !== 2 && <Text tone="quiet">{text('verify.leadBack')}</Text>}
      {/* On a phone the form counts its own pages. */}
      {!(isForm && isPhone) && (
        <Stepper label={text('verify.title')} steps={steps} current={STEP[state.reviewStatus]} />
      )}
      {state.reviewStatus === 1 && <UnderReview />}
      {state.reviewStatus === 2 && (
        <Alert tone="success" title={text('verify.approved')}>
          <Stack spacing={3} sx={{ alignItems: 'flex-start' }}>
            <span>{text('verify.approved.words')}</span>
            <Onward goBack={goBack} />
          </Stack>
        </Alert>
      )}
      {state.reviewStatus === 3 && (
        <Alert tone="error" title={text('verify.rejected')}>
          {state.reason === '' ? text('verify.rejected.words') : text('verify.reason', { reason: state.reason })}
        </Alert>
      )}
      {isForm && <SubmitForm name={state.name} previousCard={state.cardId} />}
    </>
  );
}

/** The next step of a verified user: the screen that asked for the verification, else trades between users. */
function Onward({ goBack }: { readonly goBack: (() => void) | undefined }) {
  const text = identityMessages.useText();
  const market = useScreenLink(LINKS.c2c);
  if (goBack) return <Button onClick={goBack}>{text('verify.goBack')}</Button>;
  return market && <Button {...market}>{text('verify.toC2c')}</Button>;
}

/** Reads the state again until the review is over. */
function UnderReview() {
  const text = identityMessages.useText();
  useUserCenterQuery(undefined, usePolling(POLL_MS));
  return (
    <Alert tone="info" title={text('verify.underReview')}>
      {text('verify.underReview.words')}
    </Alert>
  );
}

interface SubmitFormProps {
  readonly name: string;
  readonly previousCard: string;
}

function SubmitForm({ name, previousCard }: SubmitFormProps) {
  const text = identityMessages.useText();
  const toast = useToast();
  const { name: brand } = useSite();
  const upload = useUploadImage();
  const [send] = useSubmitIdentityMutation();
  const userId = useAppSelector(selectUserId);
  // A 999 removes the user id; the form stays until the session guard leads to the login.
  const [owner, setOwner] = useState(userId);
  if (userId !== undefined && userId !== owner) setOwner(userId);
  if (owner === undefined) return <Skeleton height={480} />;

  const submit = async (values: VerificationValues) => {
    const { error } = await send(identityRequest(values));
    if (error) return refusalOf(asFailure(error));
    await dropPhotos(owner);
    toast.success(text('verify.submitted'), SESSION_TOAST);
    return undefined;
  };
  return (
    <Panel label={text('verify.title')}>
      <Padded>
        <VerificationForm
          key={owner}
          name={name}
          previousCard={previousCard}
          brand={brand}
          storageOf={(photo) => photoStorage(owner, photo)}
          onUpload={upload}
          onSubmit={submit}
        />
      </Padded>
    </Panel>
  );
}
