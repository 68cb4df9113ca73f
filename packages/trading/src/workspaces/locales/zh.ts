import type { WorkspaceTexts } from './messages';

const zh: WorkspaceTexts = {
  'workspace.hint': '将面板拖到其他位置，或选中面板后按方向键移动。适用于宽度不小于 1,200 px 的窗口。',
  'workspace.left': '左列',
  'workspace.centre': '中列',
  'workspace.right': '右列',
  'workspace.edge': '最右列',
  'workspace.foot': '图表下方',
  'workspace.here': '移到这里',
  'workspace.hereOf': '移到这里：{{panel}}，{{zone}}',
  'workspace.moved': '{{panel}}：{{zone}}',
  'workspace.movedTo': '{{panel}}：{{zone}}，第 {{place}} 位',
  'workspace.layouts': '已保存的布局',
  'workspace.name': '布局名称',
  'workspace.save': '保存布局',
  'workspace.saved': '布局已保存：{{name}}',
  'workspace.full': '已保存 12 个布局，请先删除一个。',
  'workspace.show': '显示',
  'workspace.delete': '删除',
  'workspace.deleteOf': '删除布局：{{name}}',
  'workspace.file': '转移到其他设备',
  'workspace.fileHint': '文件包含您的布局、价格提醒和按键。导入后会替换当前布局和按键。',
  'workspace.export': '导出设置',
  'workspace.import': '导入设置',
  'workspace.imported': '设置已导入',
  'workspace.notRead': '这不是本站的设置文件，未作任何更改。',
};

export default zh;
