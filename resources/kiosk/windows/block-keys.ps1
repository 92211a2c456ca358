#Requires -RunAsAdministrator
# Blocks the key combinations that lead out of the kiosk, for all accounts except administrators.
# Requires the optional feature Client-KeyboardFilter, and a restart after turning it on.
$ErrorActionPreference = 'Stop'
$namespace = 'root\standardcimv2\embedded'
$keys = 'Ctrl+Alt+Del', 'Shift+Ctrl+Esc', 'Ctrl+Esc', 'Alt+Tab', 'Alt+Esc', 'Alt+F4', 'Alt+Space', 'Win+L', 'Windows',
    'LShift+LAlt+PrintScrn', 'LShift+LAlt+NumLock'

$known = Get-CimInstance -Namespace $namespace -ClassName 'WEKF_PredefinedKey'
foreach ($key in $keys) {
    $rule = $known | Where-Object Id -EQ $key
    if (-not $rule) { Write-Warning "This version of Windows does not support blocking $key."; continue }
    Set-CimInstance -InputObject $rule -Property @{ Enabled = $true }
}

Get-CimInstance -Namespace $namespace -ClassName 'WEKF_Settings' |
    Where-Object Name -EQ 'DisableKeyboardFilterForAdministrators' |
    Set-CimInstance -Property @{ Value = 'true' }
