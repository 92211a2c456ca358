#Requires -RunAsAdministrator
# Blocks the key combinations that lead out of the kiosk, for every account but administrators.
# Needs the optional feature Client-KeyboardFilter, and a restart after it was turned on.
$ErrorActionPreference = 'Stop'
$namespace = 'root\standardcimv2\embedded'
$keys = 'Ctrl+Alt+Del', 'Shift+Ctrl+Esc', 'Ctrl+Esc', 'Alt+Tab', 'Alt+Esc', 'Alt+F4', 'Alt+Space', 'Win+L', 'Windows',
    'LShift+LAlt+PrintScrn', 'LShift+LAlt+NumLock'

$known = Get-CimInstance -Namespace $namespace -ClassName 'WEKF_PredefinedKey'
foreach ($key in $keys) {
    $rule = $known | Where-Object Id -EQ $key
    if (-not $rule) { Write-Warning "This Windows does not know the combination $key."; continue }
    Set-CimInstance -InputObject $rule -Property @{ Enabled = $true }
}

Get-CimInstance -Namespace $namespace -ClassName 'WEKF_Settings' |
    Where-Object Name -EQ 'DisableKeyboardFilterForAdministrators' |
    Set-CimInstance -Property @{ Value = 'true' }
