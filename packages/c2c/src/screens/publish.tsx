import { C2cFrame } from '../layout/c2c-frame';
import { c2cMessages } from '../locales/messages';
import { PublishView } from '../publish/publish-view';
import { usePublish } from '../publish/use-publish';

/** `/c2c` */
export function Component() {
  const text = c2cMessages.useText();
  const { write, ...form } = usePublish();
  return (
    <C2cFrame title={text('publish.title')}>
      <PublishView
        {...form}
        state={write.state}
        onConfirm={write.confirm}
        onTakeBack={write.takeBack}
        onLookAgain={write.lookAgain}
        onDismiss={write.dismiss}
        onTryAgain={() => void form.form.submit(form.onSubmit)}
      />
    </C2cFrame>
  );
}
