import type { WorkspaceTexts } from './messages';

const kr: WorkspaceTexts = {
  'workspace.hint':
    '패널을 다른 위치로 끌거나, 패널을 선택한 뒤 방향키를 누르세요. 너비 1,200 px 이상의 창에 적용됩니다.',
  'workspace.left': '왼쪽 열',
  'workspace.centre': '가운데 열',
  'workspace.right': '오른쪽 열',
  'workspace.edge': '맨 오른쪽 열',
  'workspace.foot': '차트 아래',
  'workspace.here': '여기로 이동',
  'workspace.hereOf': '여기로 이동: {{panel}}, {{zone}}',
  'workspace.moved': '{{panel}}: {{zone}}',
  'workspace.movedTo': '{{panel}}: {{zone}}, {{place}}번째',
  'workspace.layouts': '저장된 레이아웃',
  'workspace.name': '레이아웃 이름',
  'workspace.save': '레이아웃 저장',
  'workspace.saved': '레이아웃을 저장했습니다: {{name}}',
  'workspace.full': '레이아웃 12개를 저장했습니다. 하나를 삭제한 뒤 저장하세요.',
  'workspace.show': '표시',
  'workspace.delete': '삭제',
  'workspace.deleteOf': '레이아웃 삭제: {{name}}',
  'workspace.file': '다른 기기로 옮기기',
  'workspace.fileHint':
    '파일에는 레이아웃, 가격 알림, 단축키가 들어 있습니다. 가져오면 현재 레이아웃과 단축키가 바뀝니다.',
  'workspace.export': '설정 내보내기',
  'workspace.import': '설정 가져오기',
  'workspace.imported': '설정을 가져왔습니다',
  'workspace.notRead': '이 사이트의 설정 파일이 아닙니다. 변경된 내용은 없습니다.',
};

export default kr;
