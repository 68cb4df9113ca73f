import { LONGEST_RATING, RATINGS, type Order, type OrderRating } from '@bourse/contracts/c2c';
import { isLost, WriteOutcome } from '@bourse/safe-writes';
import { FactList, Fold, Padded, Panel, Stack, useToast, type Fact } from '@bourse/ui-kit';
import { Form, FormSelect, FormSubmit, FormTextField, useForm } from '@bourse/ui-kit/forms';
import { c2cMessages } from '../locales/messages';
import { useOrderForm } from '../order/use-order-write';
import { ratingOf, ratingSchema } from '../rules/rating-rules';
import { ratingWrite } from '../writes/rate-order';

const ratingFact = (label: string, rating: OrderRating | undefined): Fact[] =>
  rating ? [{ label, value: <RatingText rating={rating} /> }] : [];

/** Ratings of a completed order: the one of the counterparty, the user's own, and its form while it can be given or changed. */
export function RatingPanel({ order }: { readonly order: Order }) {
  const text = c2cMessages.useText();
  const { id, ownRating, counterpartyRating } = order;
  if (order.status !== 'completed') return null;
  const facts = [
    ...ratingFact(text('rating.theirs'), counterpartyRating),
    ...ratingFact(text('rating.own'), ownRating),
  ];
  return (
    <Panel title={text('rating.title')}>
      <Padded>
        <Stack>
          {facts.length > 0 && <FactList facts={facts} />}
          {/* The form of a change begins with the rating that the exchange has. */}
          <RatingForm key={ownRating ? 'change' : 'first'} orderId={id} own={ownRating} />
        </Stack>
      </Padded>
    </Panel>
  );
}

/** A text of a party is shown as text. */
function RatingText({ rating }: { readonly rating: OrderRating }) {
  const text = c2cMessages.useText();
  return (
    <>
      {text(`rating.${rating.value}`)}
      {rating.text !== '' && (
        <>
          {' · '}
          <span translate="no">{rating.text}</span>
        </>
      )}
    </>
  );
}

/** The form of a rating while it can be given or changed. A lost rating is shown after that as well. */
function RatingForm({ orderId, own }: { readonly orderId: number; readonly own: Order['ownRating'] }) {
  const text = c2cMessages.useText();
  const toast = useToast();
  const form = useForm({ schema: ratingSchema, defaults: { value: own?.value ?? '', text: own?.text ?? '' } });
  const write = useOrderForm(ratingWrite, orderId, form, () => toast.success(text('rating.done')));
  const { state, send } = write;
  const isOpen = own?.isOpen ?? true;
  if (isLost(state)) {
    return (
      <WriteOutcome
        state={state}
        unknownTitle={text('rating.unknown')}
        summary={text(`rating.${state.ticket.value}`)}
        describe={(finding) => ({ title: text(finding === 'kept' ? 'rating.done' : 'rating.notDone') })}
        onLookAgain={write.lookAgain}
        onDismiss={write.dismiss}
        onTryAgain={isOpen ? () => send(state.ticket) : undefined}
      />
    );
  }
  if (!isOpen) return null;
  const title = text(own ? 'rating.change' : 'rating.submit');
  const fields = (
    <Form
      form={form}
      label={title}
      errorText={text}
      onSubmit={(draft) => {
        const value = ratingOf(draft.value);
        if (value) send({ orderId, value, text: draft.text.trim() });
      }}
    >
      <FormSelect
        name="value"
        label={text('rating.value')}
        options={RATINGS.map((rating) => ({ value: rating, label: text(`rating.${rating}`) }))}
      />
      <FormTextField
        name="text"
        label={text('rating.text')}
        hint={text('rating.hint')}
        maxLength={LONGEST_RATING}
        rows={2}
      />
      <FormSubmit>{title}</FormSubmit>
    </Form>
  );
  return own ? <Fold title={title}>{fields}</Fold> : fields;
}
