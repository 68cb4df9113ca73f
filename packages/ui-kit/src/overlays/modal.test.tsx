import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderWithKit } from '../testing';
import { Modal, type ModalProps } from './modal';

function Page({ onLeave, children }: Pick<ModalProps, 'onLeave' | 'children'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      {isOpen && (
        <Modal
          labelledBy="title"
          onLeave={(by) => {
            setOpen(false);
            onLeave(by);
          }}
        >
          <h2 id="title">Window</h2>
          {children}
        </Modal>
      )}
    </>
  );
}

async function open(children = <button>One</button>) {
  const onLeave = vi.fn<ModalProps['onLeave']>();
  renderWithKit(<Page onLeave={onLeave}>{children}</Page>);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Open' }));
  return { onLeave, user, dialog: screen.getByRole('dialog', { name: 'Window' }) };
}

describe('the focus', () => {
  it('moves into the window, and back to where it was', async () => {
    const { user, dialog } = await open();
    expect(dialog).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  it('goes round inside', async () => {
    const { user } = await open(
      <>
        <button>One</button>
        <button disabled>Not this one</button>
        <button>Two</button>
      </>,
    );
    await user.tab();
    expect(screen.getByRole('button', { name: 'One' })).toHaveFocus();
    await user.tab({ shift: true });
    expect(screen.getByRole('button', { name: 'Two' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'One' })).toHaveFocus();
  });

  it('stays in a field that took it by itself', async () => {
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- what is tested
    await open(<input aria-label="Amount" autoFocus />);
    expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveFocus();
  });
});

describe('a reader leaves', () => {
  it('by Escape', async () => {
    const { user, onLeave } = await open();
    await user.keyboard('{Escape}');
    expect(onLeave).toHaveBeenCalledExactlyOnceWith('escape');
  });

  it('by a press beside the window, but not by one inside', async () => {
    const { user, onLeave, dialog } = await open();
    await user.click(screen.getByRole('button', { name: 'One' }));
    expect(onLeave).not.toHaveBeenCalled();
    if (dialog.parentElement) await user.click(dialog.parentElement);
    expect(onLeave).toHaveBeenCalledExactlyOnceWith('outside');
  });

  it('not by letting go beside it what was pressed inside: a selection of text may end there', async () => {
    const { onLeave, dialog } = await open();
    const veil = dialog.parentElement;
    if (!veil) throw new Error('The window stands alone.');
    fireEvent.pointerDown(dialog);
    fireEvent.click(veil);
    expect(onLeave).not.toHaveBeenCalled();
  });

  it('the upper of two windows only, and finds the focus in the lower one', async () => {
    const leaveInner = vi.fn<ModalProps['onLeave']>();
    const { user, onLeave, dialog } = await open(
      <Page onLeave={leaveInner}>
        <p>Once more</p>
      </Page>,
    );
    const again = within(dialog).getByRole('button', { name: 'Open' });
    await user.click(again);
    await user.keyboard('{Escape}');
    expect(leaveInner).toHaveBeenCalledOnce();
    expect(onLeave).not.toHaveBeenCalled();
    expect(again).toHaveFocus();
  });
});

it('the page below does not scroll while a window is open', async () => {
  const { user } = await open();
  expect(document.documentElement.style.overflow).toBe('hidden');
  await user.keyboard('{Escape}');
  expect(document.documentElement.style.overflow).toBe('');
});
